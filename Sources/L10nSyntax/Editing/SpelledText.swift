/// A decoded text while it is being built, with the source of each part in the file.
package struct SpelledText: Sendable {
  /// The text.
  package private(set) var utf8: [UInt8] = []

  /// The runs, ascending in the text and in the file; in the text there are no gaps between them.
  package private(set) var runs: [TextSpelling.Run] = []

  package init() {}

  package var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Adds the text of a range of the file.
  ///
  /// - Parameter isVerbatim: whether the file has the same bytes.
  package mutating func add(_ added: some Collection<UInt8>, at source: Range<Int>, isVerbatim: Bool = false) {
    if added.isEmpty { return }
    let start = utf8.count
    utf8 += added
    if isVerbatim, let last = runs.last, last.isVerbatim, last.source.upperBound == source.lowerBound {
      runs[runs.count - 1] = TextSpelling.Run(
        text: last.text.lowerBound..<utf8.count, source: last.source.lowerBound..<source.upperBound, isVerbatim: true)
    } else {
      runs.append(TextSpelling.Run(text: start..<utf8.count, source: source, isVerbatim: isVerbatim))
    }
  }

  /// Adds another text, whose places come after those of this one.
  package mutating func add(_ text: SpelledText) {
    for run in text.runs { add(text.utf8[run.text], at: run.source, isVerbatim: run.isVerbatim) }
  }

  /// Adds one more byte that the last escape spells.
  package mutating func extendLast(by byte: UInt8) {
    guard let last = runs.popLast() else { return }
    utf8.append(byte)
    runs.append(TextSpelling.Run(text: last.text.lowerBound..<utf8.count, source: last.source, isVerbatim: false))
  }

  /// Removes the last byte. An escape is removed as a whole.
  package mutating func removeLast() {
    guard let last = runs.popLast() else { return }
    utf8.removeLast()
    if last.isVerbatim, last.text.count > 1 {
      runs.append(TextSpelling.Run(text: last.text.dropLast(), source: last.source.dropLast(), isVerbatim: true))
    }
  }

  /// Replaces ranges of the text. The source of a replacement is the source of its range.
  ///
  /// - Parameter replacements: ascending, not empty, with gaps between them.
  package mutating func replace(_ replacements: [(range: Range<Int>, by: [UInt8])]) {
    if replacements.isEmpty { return }
    let (text, old) = (utf8, runs)
    (utf8, runs) = ([], [])
    var next = 0
    for run in old {
      var start = run.text.lowerBound
      while next < replacements.count, replacements[next].range.lowerBound < run.text.upperBound {
        let (range, added) = replacements[next]
        if start < range.lowerBound { copy(start..<range.lowerBound, of: run, text) }
        if range.lowerBound >= run.text.lowerBound {
          add(added, at: run.place(range.clamped(to: run.text)))
        } else {
          extendLast(to: run.place(range.clamped(to: run.text)).upperBound)
        }
        start = min(range.upperBound, run.text.upperBound)
        if range.upperBound > run.text.upperBound { break }
        next += 1
      }
      if start < run.text.upperBound { copy(start..<run.text.upperBound, of: run, text) }
    }
  }

  private mutating func copy(_ range: Range<Int>, of run: TextSpelling.Run, _ text: [UInt8]) {
    add(text[range], at: run.place(range), isVerbatim: run.isVerbatim)
  }

  private mutating func extendLast(to end: Int) {
    guard let last = runs.popLast() else { return }
    runs.append(
      TextSpelling.Run(
        text: last.text, source: last.source.lowerBound..<max(end, last.source.upperBound), isVerbatim: false))
  }
}

extension TextSpelling.Run {
  /// The source of a part of the run.
  fileprivate func place(_ part: Range<Int>) -> Range<Int> {
    guard isVerbatim else { return source }
    let start = source.lowerBound - text.lowerBound
    return start + part.lowerBound..<start + part.upperBound
  }
}

extension TextSpelling {
  /// The text with what spells its parts.
  package var spelled: SpelledText {
    var text = SpelledText()
    for piece in pieces { text.add(utf8[piece.text], at: piece.source, isVerbatim: piece.isVerbatim) }
    return text
  }

  /// The spelling of a text at a place, quotes included.
  package init(_ text: SpelledText, at range: Range<Int>) {
    self.init(
      range, content: range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1), utf8: text.utf8,
      runs: text.runs, isReadLocally: false)
  }
}
