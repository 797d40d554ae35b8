import L10nSyntax

extension AndroidText {
  /// Puts Foundation's specifiers in place of Java's.
  mutating func readSpecifiers() {
    let specifiers = JavaSpecifier.specifiers(in: utf8).filter { $0.foundation != Array(utf8[$0.range]) }
    if specifiers.isEmpty { return }
    let (text, runs) = (utf8, pieces)
    (utf8, pieces) = ([], [])
    var next = 0
    for run in runs {
      var start = run.text.lowerBound
      while next < specifiers.count, specifiers[next].range.lowerBound < run.text.upperBound {
        let specifier = specifiers[next]
        if start < specifier.range.lowerBound { copy(start..<specifier.range.lowerBound, of: run, text) }
        if specifier.range.lowerBound >= run.text.lowerBound {
          add(specifier.foundation, at: run.place(specifier.range.clamped(to: run.text)))
        } else {
          extendLast(to: run.place(specifier.range.clamped(to: run.text)).upperBound)
        }
        start = min(specifier.range.upperBound, run.text.upperBound)
        if specifier.range.upperBound > run.text.upperBound { break }
        next += 1
      }
      if start < run.text.upperBound { copy(start..<run.text.upperBound, of: run, text) }
    }
  }

  private mutating func copy(_ range: Range<Int>, of run: TextSpelling.Run, _ text: [UInt8]) {
    add(Array(text[range]), at: run.place(range), isVerbatim: run.isVerbatim)
  }

  private mutating func extendLast(to end: Int) {
    guard let last = pieces.popLast() else { return }
    pieces.append(
      TextSpelling.Run(
        text: last.text, source: last.source.lowerBound..<max(end, last.source.upperBound), isVerbatim: false))
  }
}

extension TextSpelling.Run {
  /// Where a part of the run stands.
  fileprivate func place(_ part: Range<Int>) -> Range<Int> {
    guard isVerbatim else { return source }
    let start = source.lowerBound - text.lowerBound
    return start + part.lowerBound..<start + part.upperBound
  }
}
