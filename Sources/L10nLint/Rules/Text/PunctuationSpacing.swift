import L10nCore

extension Rule {
  static let punctuationSpacing: Rule = Rule(
    id: "punctuation-spacing", severity: .note,
    summary: "The space beside a punctuation mark is not the one that the language writes there.",
    fixes: .safe
  ) { context, settings in
    var conventions = LanguageCache { LanguageProfile.profile(for: $0).conventions.spacing }
    var untranslated = UntranslatedTexts()
    return context.texts.flatMap { text -> [Diagnostic] in
      guard text.traits.contains(.asciiPunctuation) || text.traits.contains(.nonASCII) else { return [] }
      let gaps: [PunctuationGap]
      switch conventions[text.language] {
      case .free: return []
      case .none(let marks): gaps = PunctuationGap.gaps(in: text, before: marks)
      case .noBreak(let spaces, let unspaced):
        gaps = PunctuationGap.gaps(in: text, spaces: spaces) + PunctuationGap.gaps(in: text, before: unspaced)
      }
      guard !gaps.isEmpty, !settings.allowedTexts.contains(text.string), !untranslated.contains(text) else {
        return []
      }
      return gaps.map { gap in
        Diagnostic(
          "'\(text.entry.key)' has \(gap.found) \(gap.place)", at: gap.range.isEmpty ? gap.mark : gap.range,
          in: text,
          fix: text.fix(gap.remedy, gap.range, with: gap.replacement))
      }
    }
  }
}
