/// The changes of a text, line by line, in the format that `patch` and `git apply` read.
///
/// Lines are compared with the patience algorithm: lines that both texts contain exactly once, in the same order, stay;
/// the parts between them are compared recursively. Without such lines, everything differs. That keeps the time almost
/// linear.
///
/// A control character in a line is shown as a code point, because terminals and logs would interpret it; a patch with
/// such a line cannot be applied. Lines that end with CR LF are kept.
package struct UnifiedDiff {
  private let old: [Substring]
  private let new: [Substring]

  /// The number of equal lines around a change.
  private static let context = 3

  private enum Step {
    case keep(Int)
    case remove(Int)
    case add(Int)
  }

  private var steps: [Step] = []

  /// - Parameter old: `nil` for a new file.
  package init(from old: String?, to new: String, path: String) {
    self.path = VisibleText.of(path)
    isNew = old == nil
    self.old = Self.lines(old ?? "")
    self.new = Self.lines(new)
    compare(0..<self.old.count, 0..<self.new.count)
  }

  private let path: String
  private let isNew: Bool

  /// The lines with their line ends.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.utf8.startIndex
    for index in text.utf8.indices where text.utf8[index] == 0x0A {
      let end = text.utf8.index(after: index)
      lines.append(text[start..<end])
      start = end
    }
    if start < text.utf8.endIndex { lines.append(text[start...]) }
    return lines
  }

  // MARK: Comparison

  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let first = oldRange.first, let other = newRange.first, isEqual(first, other) {
      steps.append(.keep(first))
      (oldRange, newRange) = (oldRange.dropFirst(), newRange.dropFirst())
    }
    var tail: [Step] = []
    while let last = oldRange.last, let other = newRange.last, isEqual(last, other) {
      tail.append(.keep(last))
      (oldRange, newRange) = (oldRange.dropLast(), newRange.dropLast())
    }
    let anchors = anchors(oldRange, newRange)
    if anchors.isEmpty {
      steps += oldRange.map(Step.remove) + newRange.map(Step.add)
    } else {
      var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
      for anchor in anchors {
        compare(oldStart..<anchor.old, newStart..<anchor.new)
        steps.append(.keep(anchor.old))
        (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
      }
      compare(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound)
    }
    steps += tail.reversed()
  }

  private func isEqual(_ old: Int, _ new: Int) -> Bool { self.old[old].utf8.elementsEqual(self.new[new].utf8) }

  /// Lines that occur once in each range, as many as have the same order in both.
  private func anchors(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [(old: Int, new: Int)] {
    var places: [[UInt8]: (old: [Int], new: [Int])] = [:]
    for index in oldRange { places[Array(old[index].utf8), default: ([], [])].old.append(index) }
    for index in newRange { places[Array(new[index].utf8), default: ([], [])].new.append(index) }
    let unique = places.values.compactMap { $0.old.count == 1 && $0.new.count == 1 ? ($0.old[0], $0.new[0]) : nil }
    return Self.longestAscent(unique.sorted { $0.0 < $1.0 })
  }

  /// The longest subsequence of pairs whose second numbers increase, by patience sorting.
  private static func longestAscent(_ pairs: [(Int, Int)]) -> [(old: Int, new: Int)] {
    var piles: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let pile = piles.partitioningIndex { pairs[$0].1 >= pair.1 }
      previous[index] = pile > 0 ? piles[pile - 1] : nil
      if pile == piles.count { piles.append(index) } else { piles[pile] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var next = piles.last
    while let index = next {
      result.append((pairs[index].0, pairs[index].1))
      next = previous[index]
    }
    return result.reversed()
  }

  // MARK: Text

  /// The diff; empty if nothing changes.
  package var text: String {
    let hunks = self.hunks
    if hunks.isEmpty { return "" }
    var text = (isNew ? "--- /dev/null\n" : "--- a/\(path)\n") + "+++ b/\(path)\n"
    var (end, old, new) = (0, 0, 0)
    for hunk in hunks {
      // All lines between hunks are equal.
      (old, new) = (old + hunk.lowerBound - end, new + hunk.lowerBound - end)
      text += self.text(hunk, old: &old, new: &new)
      end = hunk.upperBound
    }
    return text
  }

  /// Ranges of steps around changes; two are joined if their equal lines would touch.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, step) in steps.enumerated() {
      if case .keep = step { continue }
      let range = max(0, index - Self.context)..<min(steps.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  /// - Parameters:
  ///   - old: the number of lines of the old text before the hunk, and on return after it.
  ///   - new: the same for the new text.
  private func text(_ hunk: Range<Int>, old: inout Int, new: inout Int) -> String {
    let (oldStart, newStart) = (old, new)
    var body = ""
    for step in steps[hunk] {
      switch step {
      case .keep(let index):
        body += line(" ", self.old[index])
        (old, new) = (old + 1, new + 1)
      case .remove(let index):
        body += line("-", self.old[index])
        old += 1
      case .add(let index):
        body += line("+", self.new[index])
        new += 1
      }
    }
    return "@@ -\(place(oldStart, old - oldStart)) +\(place(newStart, new - newStart)) @@\n" + body
  }

  /// The first line, from 1, and the number of lines; an empty range is given by the line before it.
  private func place(_ before: Int, _ count: Int) -> String { "\(count == 0 ? before : before + 1),\(count)" }

  private func line(_ mark: String, _ line: Substring) -> String {
    mark + VisibleText.lines(of: String(line)) + (line.utf8.last == 0x0A ? "" : "\n\\ No newline at end of file\n")
  }
}
