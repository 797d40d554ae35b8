/// The differences between a text and its new version, line by line, so that the changes of a part can be made alone.
struct LineChanges {
  /// Lines of the text, and their replacements.
  let changes: [(range: Range<Int>, text: String)]

  init(from old: [UInt8], to text: [UInt8]) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: text))
    let difference = newLines.map { Array(text[$0]) }.difference(from: oldLines.map { Array(old[$0]) })
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [(range: Range<Int>, text: String)] = []
    var (left, right) = (0, 0)
    while left < oldLines.count || right < newLines.count {
      let (firstLeft, firstRight) = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if left > firstLeft || right > firstRight {
        // With as many lines as before, each line is a separate change.
        let isPaired = left - firstLeft == right - firstRight
        for (first, lines) in isPaired
          ? zip(firstLeft..<left, firstRight..<right).map({ ($0..<$0 + 1, $1..<$1 + 1) })
          : [(firstLeft..<left, firstRight..<right)]
        {
          let start = first.lowerBound < oldLines.count ? oldLines[first.lowerBound].lowerBound : old.count
          let end = first.isEmpty ? start : oldLines[first.upperBound - 1].upperBound
          changes.append((start..<end, newLines[lines].map { String(decoding: text[$0], as: UTF8.self) }.joined()))
        }
      } else {
        left += 1
        right += 1
      }
    }
    self.changes = changes
  }

  /// The lines with their ends.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(start..<offset + 1)
      start = offset + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }
}
