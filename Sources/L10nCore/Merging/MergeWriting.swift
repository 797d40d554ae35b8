import L10nSyntax

/// Writes the result of a merge.
struct MergeWriting {
  let sources: MergeSources

  /// The decisions of conflicts that are not marked.
  let decide: (Int) -> MergeSide

  /// The length of conflict markers; `nil` to decide all conflicts.
  var markers: Int?

  private(set) var text: [UInt8] = []

  /// The offset of each conflict in the text.
  private(set) var places: [Int: Int] = [:]

  private let lineEnd: [UInt8]

  /// Whether the last part was a note, which a blank line separates from the next one.
  private var isAfterNote = false

  init(_ sources: MergeSources, markers: Int? = nil, decide: @escaping (Int) -> MergeSide) {
    (self.sources, self.markers, self.decide) = (sources, markers, decide)
    lineEnd = Array(TextLines(sources.ours.source.utf8).lineEnd.utf8)
    text.reserveCapacity(sources.ours.source.utf8.count * 5 / 4)
  }

  /// Writes the whole file.
  mutating func write(_ root: MergedPart) {
    guard case .mixed(_, let lead, let head, .group(let parts), let tail) = root else { return write(root, false) }
    // Text around all entries cannot be marked: the marks would be read as entries.
    write(lead)
    write(head)
    if markers == nil {
      write(parts)
    } else {
      for part in parts { if part.hasConflict { mark(part) } else { write(part, false) } }
    }
    write(tail)
  }

  private mutating func write(_ parts: [MergedPart]) {
    let last = parts.lastIndex(where: isWritten) ?? 0
    for (index, part) in parts.enumerated() { write(part, index < last) }
  }

  private mutating func write(_ part: MergedPart, _ isFollowed: Bool) {
    switch part {
    case .kept(let slice, let part):
      beginLine(of: slice)
      text += sources.bytes(slice)
      isAfterNote = part.name.isNote
    case .mixed(let name, let lead, let head, let contents, let tail):
      beginLine(of: lead.slice(decide))
      write(lead)
      write(head)
      switch contents {
      case .leaf(let piece): write(piece)
      case .group(let parts): write(parts)
      }
      write(tail)
      isAfterNote = name.isNote
    case .conflict(let number, let ours, let theirs):
      places[number] = text.count
      guard let part = decide(number) == .ours ? ours : theirs else { return }
      return write(part, isFollowed)
    }
    if isFollowed { text += sources.ours.separator.utf8 }
  }

  private mutating func write(_ piece: MergedPiece) {
    if case .conflict(let number, _, _) = piece { places[number] = text.count }
    text += sources.bytes(piece.slice(decide))
  }

  private func isWritten(_ part: MergedPart) -> Bool {
    guard case .conflict(let number, let ours, let theirs) = part else { return true }
    return (decide(number) == .ours ? ours : theirs) != nil
  }

  /// Ends a line that the last part has left open, if the next one began on a new line in its own version.
  private mutating func beginLine(of slice: MergeSlice) {
    guard sources.ours.separator.isEmpty, let last = text.last else { return }
    let start = slice.range.lowerBound
    let bytes = sources.outline(slice.side).source.utf8
    if !TextLines.isBreak(last), start == 0 || TextLines.isBreak(bytes[start - 1]) { text += lineEnd }
    guard isAfterNote else { return }
    isAfterNote = false
    let first = bytes[start...].first { $0 != 0x20 && $0 != 0x09 }
    if let first, !TextLines.isBreak(first) { text += lineEnd }
  }

  // MARK: Markers

  private mutating func mark(_ part: MergedPart) {
    var numbers: Set<Int> = []
    let sides = [MergeSide.ours, .theirs].map { side in
      var writing = MergeWriting(sources) { _ in side }
      writing.write(part, false)
      numbers.formUnion(writing.places.keys)
      return writing.text
    }
    // An equal beginning, such as comments, stays outside.
    var shared = zip(sides[0], sides[1]).prefix { $0 == $1 }.count
    while shared > 0, !TextLines.isBreak(sides[0][shared - 1]) { shared -= 1 }
    endLine()
    isAfterNote = false
    text += sides[0][..<shared]
    for number in numbers { places[number] = text.count }
    append("<", "ours")
    text += sides[0][shared...]
    append("=", nil)
    text += sides[1][shared...]
    append(">", "theirs")
  }

  private mutating func append(_ mark: String, _ name: String?) {
    endLine()
    text += String(repeating: mark, count: markers ?? 7).utf8
    if let name { text += " \(name)".utf8 }
    text += lineEnd
  }

  private mutating func endLine() {
    if let last = text.last, !TextLines.isBreak(last) { text += lineEnd }
  }
}
