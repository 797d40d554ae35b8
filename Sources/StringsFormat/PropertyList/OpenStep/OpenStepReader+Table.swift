/// Reading a whole file of entries: the plain ones fast, one that needs thought with all recoveries.
extension OpenStepReader {
  /// Reads the entries of a file without braces.
  ///
  /// - Parameter mayBePlain: whether to try the fast reader first.
  mutating func readTable(mayBePlain: Bool) -> PackedEntriesBuilder {
    var entries = PackedEntriesBuilder(byteCount: scanner.bytes.count)
    scanner.comments.reserveCapacity(scanner.bytes.count / 128)
    var previousEnd: Int?
    var mayBePlain = mayBePlain
    while true {
      if mayBePlain, !isJSON, !staysQuiet, openConflict == nil {
        mayBePlain = readPlainEntries(&entries, after: &previousEnd)
      }
      switch readNext(inBraces: false, after: &previousEnd) {
      case .entry(let pair): entries.append(pair, in: scanner.bytes)
      case .nothing: continue
      case .end: return entries
      }
    }
  }

  /// - Returns: whether trying again is worth while.
  private mutating func readPlainEntries(_ entries: inout PackedEntriesBuilder, after previousEnd: inout Int?) -> Bool {
    var reader = PlainEntryReader(scanner.bytes, from: scanner.offset)
    reader.read(into: &entries, after: &previousEnd, comments: &scanner.comments, decode: { decoder.decode($0) })
    scanner.offset = reader.offset
    return !reader.reachedEnd
  }
}
