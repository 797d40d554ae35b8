import L10nCore

extension Rule {
  static let doubleSpace: Rule = Rule(
    id: "double-space", severity: .note,
    summary: "Two spaces stand in a row where the development text has none.",
    fixes: .safe
  ) { context, settings in
    guard context.texts.contains(where: { $0.traits.contains(.doubleSpaces) }) else { return [] }
    let development = Set(context.developmentEntries.map(\.keyLocation))
    let inherited = Set(
      context.pairs.filter { $0.original.traits.contains(.doubleSpaces) }.map(\.translation.location))
    return context.texts.filter { $0.traits.contains(.doubleSpaces) }.flatMap { text -> [Diagnostic] in
      guard !inherited.contains(text.location), !settings.allowedTexts.contains(text.string) else { return [] }
      let isDevelopment = development.contains(text.entry.keyLocation)
      return text.gaps(ofSentences: !isDevelopment).map { range in
        Diagnostic(
          "'\(text.entry.key)' has \(range.count) spaces in a row", at: range, in: text,
          fix: text.fix("leave one space", range, with: " "))
      }
    }
  }
}

extension LintText {
  /// The ranges of two or more spaces between words, in UTF-8 offsets; not those that indent a line.
  ///
  /// - Parameter ofSentences: whether those after the end of a sentence count, which some writers double by habit.
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
