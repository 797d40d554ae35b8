import L10nCore
import L10nRuntime

private let limits = RuleOption(
  "limits", .map(.integer, byLanguage: true), default: [],
  "The most characters of a label, by language; 40 where nothing is said.")

extension Rule {
  static let labelTooLong: Rule = Rule(
    id: "a11y-too-long", severity: .note,
    summary: "A label is longer than its language's limit.",
    options: [limits]
  ) { context, settings in
    let limits = LengthLimits(context, settings[limits])
    return context.spokenTexts(.label, under: settings).compactMap { text in
      // What a control shows may be longer than a mere name, and so may be its label.
      guard SpokenKind(lastPartOf: text.entry.key.text) != .text, let length = limits.excess(of: text) else {
        return nil
      }
      return Diagnostic(
        "\(text.name) has \(length.count) characters, \(length.limit) at most", atWhole: text, of: context,
        help: "say what the control is or does in a few words")
    }
  }
}

/// How long labels may be in each language.
struct LengthLimits {
  private let limits: [LanguageTag: Int]

  /// The limits that the rule's settings and the words of the languages give.
  ///
  /// - Parameter percent: how long a text may be, 100 for as long as a label.
  init(_ context: LintContext, _ own: [NamedSetting<Int>], percent: Int = 100) {
    let words = context.spokenWords
    limits = Dictionary(
      context.catalog.locales.map { locale in
        let entry = own.first { LanguageTag($0.name)?.sharesWriting(with: locale.tag) ?? false }
        return (locale.tag, entry?.value ?? (words[locale.tag]?.speech.labelLimit ?? 40) * percent / 100)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The characters of a text beyond arguments and the most there may be; `nil` for a text that is short enough.
  func excess(of text: SpokenText) -> (count: Int, limit: Int)? {
    guard let limit = limits[text.text.language], text.string.utf8.count > limit else { return nil }
    let specifiers = text.specifiers.reduce(0) { $0 + $1.count }
    let count = text.string.count - specifiers
    return count > limit ? (count, limit) : nil
  }
}
