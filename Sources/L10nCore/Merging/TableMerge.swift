package import L10nSyntax

/// Three versions of one file merged entry by entry, and within an entry by plural form, comment and state.
///
/// Order, comments, blanks and line ends are those of ours; parts that theirs adds go beside their neighbors in theirs.
/// A change on one side is used if the other has none; equal changes are not a conflict.
///
///     let merge = try TableMerge(base: base, ours: ours, theirs: theirs, format)
///     merge.conflicts                    // what each side has changed in its own way
///     try merge.file(markers: 7)         // with marks around the entries that conflict, where the format can hold them
package struct TableMerge: Sendable {
  /// The parts that both sides changed in different ways, in the order of the file.
  package let conflicts: [TableConflict]

  private let format: MergeableFormat
  private let sources: MergeSources
  private let root: MergedPart
  private let versions: [[UInt8]]

  /// - Parameter base: the common ancestor; a blank file if there is none.
  /// - Throws: `EditRefusal` if a version is broken or binary, so that its entries are unknown.
  package init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], _ format: MergeableFormat
  ) throws(EditRefusal) {
    self.format = format
    versions = [ours, theirs]
    let isBlank = base.allSatisfy { $0.isSpaceOrControl }
    let outlines = ([ours, theirs] + (isBlank ? [] : [base])).concurrentMap { bytes in
      Result { () throws(EditRefusal) in try format.outline(bytes) }
    }
    let our = try outlines[0].get()
    let lineEnd = TextLines(our.source.utf8).lineEnd
    sources = MergeSources(
      base: isBlank ? nil : try Self.outline(outlines[2].get(), lineEnd: lineEnd, format), ours: our,
      theirs: try Self.outline(outlines[1].get(), lineEnd: lineEnd, format))
    var merge = OutlineMerge(sources)
    root = merge.merge()
    conflicts = merge.conflicts
  }

  /// Whether conflicts can be marked in the file.
  package var holdsMarkers: Bool { sources.ours.holdsMarkers }

  /// A merged file.
  package struct File: Sendable {
    package let bytes: [UInt8]

    /// The position of each conflict in the file, in the order of `conflicts`.
    package let positions: [SourcePosition]
  }

  /// The merged file.
  ///
  /// - Parameters:
  ///   - markers: the number of characters of a conflict marker; `nil`, or a format without markers, decides all
  ///     conflicts.
  ///   - decide: the side that is used in a conflict, by its index in `conflicts`.
  /// - Throws: `EditRefusal` if the file does not read as the merged parts; it must not be written then.
  package func file(
    markers: Int? = nil, deciding decide: @escaping @Sendable (Int) -> MergeSide = { _ in .ours }
  ) throws(EditRefusal) -> File {
    let file = try checked(write(markers: nil, decide), decide)
    guard let markers, holdsMarkers, !conflicts.isEmpty else { return file }
    _ = try checked(write(markers: nil) { _ in .theirs }) { _ in .theirs }
    return write(markers: markers) { _ in .ours }
  }

  private func write(markers: Int?, _ decide: @escaping (Int) -> MergeSide) -> File {
    var writing = MergeWriting(sources, markers: markers, decide: decide)
    writing.write(root)
    let bytes = encodingSource.encoded(sources.ours.finish?(writing.text) ?? writing.text)
    if conflicts.isEmpty { return File(bytes: bytes, positions: []) }
    let lines = LineTable(SourceText(decoding: writing.text))
    let positions = conflicts.indices.map { number in
      let start = writing.places[number] ?? 0
      return lines.position(of: writing.text[start...].firstIndex { $0 > 0x20 } ?? start)
    }
    return File(bytes: bytes, positions: positions)
  }

  /// The version whose encoding the result has: ours, unless only theirs has changed it.
  private var encodingSource: SourceText {
    let (ours, theirs) = (sources.ours.source, sources.theirs.source)
    guard let base = sources.base?.source, theirs.encoding != .latin1 else { return ours }
    let isOurs = base.encoding != ours.encoding || base.hasByteOrderMark != ours.hasByteOrderMark
    return isOurs ? ours : theirs
  }

  private func checked(
    _ file: File, _ decide: @escaping @Sendable (Int) -> MergeSide
  ) throws(EditRefusal) -> File {
    // Reads it for errors and as an outline, both at once.
    let read = [true, false].concurrentMap { [sources, root, format] isOutline in
      guard isOutline else {
        return (isSame: Result<Bool, EditRefusal>.success(true), errors: format.errors(file.bytes))
      }
      let isSame = Result { () throws(EditRefusal) in
        let outline = try format.outline(file.bytes)
        return MergeCheck(sources: sources, decide: decide, result: outline).isSame(root, outline.root)
      }
      return (isSame, [])
    }
    guard try read[0].isSame.get() else {
      throw EditRefusal("the merged table does not read as what was merged", help: "merge the file by hand")
    }
    let errors = read[1].errors
    if let new = errors.first(where: { error in !versions.contains { format.errors($0).contains(error) } }) {
      throw EditRefusal("the merged table has an error that no version has: \(new)", help: "merge the file by hand")
    }
    return file
  }

  /// A version with the line ends of ours.
  private static func outline(
    _ outline: SourceOutline, lineEnd: String, _ format: MergeableFormat
  ) throws(EditRefusal) -> SourceOutline {
    let lines = TextLines(outline.source.utf8)
    guard lines.lineEnd != lineEnd, outline.source.utf8.contains(where: TextLines.isBreak) else { return outline }
    var text: [UInt8] = []
    text.reserveCapacity(outline.source.utf8.count)
    var offset = 0
    while offset < outline.source.utf8.count {
      if let end = lines.endOfBreak(at: offset) {
        text += lineEnd.utf8
        offset = end
      } else {
        text.append(outline.source.utf8[offset])
        offset += 1
      }
    }
    return try format.outline(outline.source.encoded(text))
  }
}
