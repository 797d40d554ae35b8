/// Merge conflicts: each is one finding at its first marker, and both sides are read.
extension OpenStepReader {
  func isConflictMarker(at offset: Int) -> Bool {
    MergeConflict.isMarker(scanner.bytes, at: offset)
  }

  mutating func skipConflictMarker() {
    let start = scanner.offset
    let end = scanner.endOfLine(from: start)
    scanner.offset = end
    if let conflict = openConflict {
      if scanner.bytes[start] == UInt8(ascii: ">") {
        unreliable.insert(conflict.marker.upperBound..<end)
        openConflict = nil
        return
      }
      if conflict.isOpened { return }
    }
    report(.mergeConflict, at: start..<end, MergeConflict.message, help: MergeConflict.help)
    if scanner.bytes[start] != UInt8(ascii: ">") {
      openConflict = MergeConflict(marker: start..<end, isOpened: scanner.bytes[start] == UInt8(ascii: "<"))
    }
  }

  /// Skips a conflict in the middle of an entry, because neither side is an entry by itself.
  mutating func skipConflictInEntry() {
    skipConflictMarker()
    while openConflict != nil, !scanner.isAtEnd {
      scanner.offset += 1
      if isConflictMarker(at: scanner.offset) {
        skipConflictMarker()
      } else {
        scanner.offset = scanner.endOfLine(from: scanner.offset)
      }
    }
  }

  mutating func closeConflictAtEnd() {
    guard let conflict = openConflict, conflict.isOpened else { return }
    unreliable.insert(conflict.marker.upperBound..<scanner.bytes.count + 1)
  }
}
