import L10nCore

extension Rule {
  static let doubleSpace: Rule = Rule(
    id: "double-space", severity: .note,
    summary: "A text has two spaces in a row where the development text has none.",
    fixes: .safe
  ) { context, settings in
    guard context.texts.contains(where: { $0.traits.contains(.doubleSpaces) }) else { return [] }
    let development = Set(context.developmentEntries.map(\.keyLocation))
    // Spaces that the development text also has are reported and fixed there.
    let pairs = context.pairs.filter { $0.original.traits.contains(.doubleSpaces) }
    let inherited = Set(pairs.map(\.translation.location))
    let translations = Dictionary(grouping: pairs, by: \.original.location)
    return context.texts.filter { $0.traits.contains(.doubleSpaces) }.flatMap { text -> [Diagnostic] in
      guard !inherited.contains(text.location), !settings.allowedTexts.contains(text.string) else { return [] }
      let gaps = text.gaps(ofSentences: !development.contains(text.entry.keyLocation))
      let others = gaps.isEmpty ? [] : translations[text.location, default: []].map(\.translation)
      let inOthers = others.flatMap { other in other.gaps(ofSentences: true).map { other.fix(closing: $0) } }
      return gaps.enumerated().map { index, range in
        let fixes = [text.fix(closing: range)] + (index == 0 ? inOthers : [])
        return Diagnostic(
          "'\(text.entry.key)' has \(range.count) spaces in a row", at: range, in: text,
          fix: fixes.contains(nil) ? nil : Fix("leave one space", fixes.flatMap { $0?.changes ?? [] }))
      }
    }
  }
}

extension LintText {
  fileprivate func fix(closing gap: Range<Int>) -> Fix? { fix("leave one space", gap, with: " ") }

  /// The ranges of two or more spaces between words, in UTF-8 offsets, without indentation of a line.
  ///
  /// - Parameter ofSentences: whether to include those after the end of a sentence, which some writers double by habit.
  fileprivate func gaps(ofSentences: Bool) -> [Range<Int>] {
    let bytes = Array(string.utf8)
    var gaps: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      guard bytes[start] == 0x20 else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { $0 != 0x20 } ?? bytes.count
      if end - start > 1, start > 0, end < bytes.count {
        let isSentence = ".!?:".utf8.contains(bytes[start - 1])
        let isLayout = bytes[start - 1] < 0x20 || bytes[end] < 0x20
        if !isLayout, ofSentences || !isSentence { gaps.append(start..<end) }
      }
      start = end
    }
    // Several lines with wider gaps are columns.
    return traits.contains(.lineBreaks) && gaps.contains { $0.count > 2 } ? [] : gaps
  }
}
