/// Reading a whole file of entries.
extension OpenStepReader {
  /// The document, with the findings at the end of the file.
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
    // Most files have no findings, and nothing is copied for them.
    findings += decoder.findings
    if !findings.isEmpty {
      let unreliable = unreliable
      findings.removeAll { unreliable.contains($0.range.lowerBound) }
    }
    return PropertyListDocument(
      source: source, syntax: .openStep, contents: contents, comments: scanner.comments, brokenKeys: brokenKeys,
      findings: findings, unreliable: unreliable)
  }

  /// An empty table with capacity for the entries and comments of a whole file.
  mutating func emptyTable() -> PackedEntriesBuilder {
    scanner.comments.reserveCapacity(scanner.bytes.count / 96)
    return PackedEntriesBuilder(byteCount: scanner.bytes.count)
  }

  /// Reads the entries of a file without braces, up to its end.
  mutating func readEntries(into entries: inout PackedEntriesBuilder) {
    var previousEnd: Int?
    while true {
      readPlainEntries(into: &entries, after: &previousEnd)
      switch readNext(inBraces: false, after: &previousEnd) {
      case .entry(let pair): entries.append(pair, in: scanner.bytes)
      case .nothing: continue
      case .end: return
      }
    }
  }
}
