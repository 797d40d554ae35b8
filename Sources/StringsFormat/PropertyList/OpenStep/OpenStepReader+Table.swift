/// Reading a whole file of entries: the plain ones fast, one that needs thought with all recoveries.
extension OpenStepReader {
  /// Reads a file that starts with a plain entry in UTF-8, whose bytes nobody has looked at: those of plain entries are
  /// validated while they are read, so that they are passed over once.
  ///
  /// - Returns: `nil` for every other file and for one that is not well-formed, which must be decoded first.
  static func read(unvalidated bytes: [UInt8]) -> PropertyListDocument? {
    bytes.withUnsafeBufferPointer { buffer in
      var reader = OpenStepReader(
        scanner: OpenStepScanner(buffer), decoder: OpenStepStringDecoder(buffer), findings: [])
      var entries = reader.emptyTable()
      var previousEnd: Int?
      let mayBePlain = reader.readPlainEntries(&entries, after: &previousEnd)
      guard let first = entries.records.first,
        UTF8Validation(buffer, in: reader.scanner.offset..<buffer.count).firstInvalidOffset == nil
      else { return nil }
      reader.readEntries(into: &entries, after: previousEnd, mayBePlain: mayBePlain)
      let source = SourceText(utf8: bytes, encoding: .utf8, hasByteOrderMark: false, bytes: bytes)
      return reader.document(source, .entries(entries.entries(in: bytes), range: Int(first.keyStart)..<buffer.count))
    }
  }

  /// What was read as a document, with the findings at the end of the file.
  mutating func document(
    _ source: SourceText, _ contents: PropertyListDocument.Contents
  ) -> PropertyListDocument {
    closeConflictAtEnd()
    if let comment = scanner.unterminatedComment {
      isQuiet = false
      report(
        .unterminatedComment, at: comment, "this comment is never closed, so the rest of the file belongs to it",
        help: "close it with '*/'")
      unreliable.insert(comment.upperBound..<scanner.bytes.count + 1)
    }
    // Most files have no findings: nothing is copied for them.
    findings += decoder.findings
    if !findings.isEmpty {
      let unreliable = unreliable
      findings.removeAll { unreliable.contains($0.range.lowerBound) }
    }
    return PropertyListDocument(
      source: source, syntax: .openStep, contents: contents, comments: scanner.comments, brokenKeys: brokenKeys,
      findings: findings, unreliable: unreliable)
  }

  /// Makes room for the entries and comments of a whole file.
  mutating func emptyTable() -> PackedEntriesBuilder {
    scanner.comments.reserveCapacity(scanner.bytes.count / 96)
    return PackedEntriesBuilder(byteCount: scanner.bytes.count)
  }

  /// Reads the entries of a file without braces, up to its end.
  ///
  /// - Parameters:
  ///   - previousEnd: where the entry before ends; `nil` for the first of the file.
  ///   - mayBePlain: whether to try the fast reader first.
  mutating func readEntries(into entries: inout PackedEntriesBuilder, after previousEnd: Int?, mayBePlain: Bool) {
    var previousEnd = previousEnd
    var mayBePlain = mayBePlain
    while true {
      if mayBePlain, !isJSON, !staysQuiet, openConflict == nil {
        mayBePlain = readPlainEntries(&entries, after: &previousEnd)
      }
      switch readNext(inBraces: false, after: &previousEnd) {
      case .entry(let pair): entries.append(pair, in: scanner.bytes)
      case .nothing: continue
      case .end: return
      }
    }
  }

  /// Reads plain entries up to the first that needs thought.
  /// - Returns: whether trying again is worth while.
  mutating func readPlainEntries(_ entries: inout PackedEntriesBuilder, after previousEnd: inout Int?) -> Bool {
    var reader = PlainEntryReader(scanner.bytes, from: scanner.offset)
    reader.read(into: &entries, after: &previousEnd, comments: &scanner.comments, decode: { decoder.decode($0) })
    scanner.offset = reader.offset
    return !reader.reachedEnd
  }
}
