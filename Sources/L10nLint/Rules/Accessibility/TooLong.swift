import L10nCore
import L10nRuntime

private let limits = RuleOption(
  "limits", .map(.integer, byLanguage: true), default: [],
  "The most characters of a label, by language; 40 by default.")

extension Rule {
  static let labelTooLong: Rule = Rule(
    id: "a11y-too-long", severity: .note, use: .forSpeech,
    summary: "A label is longer than its language's limit.",
    options: [limits]
  ) { context, settings in
    let limits = LengthLimits(context, settings[limits])
    return context.spokenTexts(.label, under: settings).compactMap { text in
      // The visible text of a control may be longer than a mere name, and so may its label.
      guard SpokenKind(lastPartOf: text.entry.key.text) != .text, let length = limits.excess(of: text) else {
        return nil
      }
      return Diagnostic(
        "\(text.name) has \(length.count) characters, \(length.limit) at most", atWhole: text, of: context,
        help: "say what the control is or does in a few words")
    }
  }
}

/// The most characters of labels in each language.
struct LengthLimits {
  private let limits: [LanguageTag: Int]

  /// The limits from the rule's settings and the languages' words.
  ///
  /// - Parameter percent: the limit of a text relative to that of a label, which is 100.
  init(_ context: LintContext, _ own: [NamedSetting<Int>], percent: Int = 100) {
    let words = context.spokenWords
    limits = Dictionary(
      context.catalog.locales.map { locale in
        let entry = own.first { LanguageTag($0.name)?.sharesWriting(with: locale.tag) ?? false }
        return (locale.tag, entry?.value ?? (words[locale.tag]?.speech.labelLimit ?? 40) * percent / 100)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of characters of a text without its arguments, and its limit; `nil` for a text that is short enough.
  func excess(of text: SpokenText) -> (count: Int, limit: Int)? {
    guard let limit = limits[text.text.language], text.string.utf8.count > limit else { return nil }
    let specifiers = text.specifiers.reduce(0) { $0 + $1.count }
    let count = text.string.count - specifiers
    return count > limit ? (count, limit) : nil
  }
}
