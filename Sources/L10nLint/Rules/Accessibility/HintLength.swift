import L10nCore

private let limits = RuleOption(
  "limits", .map(.integer, byLanguage: true), default: [],
  "The most characters of a hint, by language; 100 by default.")

extension Rule {
  static let hintLength: Rule = Rule(
    id: "a11y-hint-length", severity: .note, use: .forSpeech,
    summary: "A hint is much longer than a label may be, or more than one sentence.",
    options: [limits]
  ) { context, settings in
    let limits = LengthLimits(context, settings[limits], percent: 250)
    return context.spokenTexts(.hint, under: settings).compactMap { text in
      if let length = limits.excess(of: text) {
        return Diagnostic(
          "\(text.name) has \(length.count) characters, \(length.limit) at most", atWhole: text, of: context,
          help: "say in one short sentence what the control does")
      }
      guard let end = SentenceBreak.first(in: text.string) else { return nil }
      return Diagnostic(
        "\(text.name) is more than one sentence", at: end, in: text, of: context,
        help: "say in one short sentence what the control does")
    }
  }
}
