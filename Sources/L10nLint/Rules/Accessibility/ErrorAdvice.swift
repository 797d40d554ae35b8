import L10nCore
import L10nRuntime
import L10nSyntax

private let recovery = RuleOption(
  "recovery", .map(.name), default: [], "For the key of an error, that of the text which says how to go on.")

extension Rule {
  static let errorAdvice: Rule = Rule(
    id: "a11y-error-without-advice", severity: .warning, use: .forSpeech, reach: .allTables,
    summary: "An error does not say how to go on, or is only a code.",
    options: [recovery]
  ) { context, settings in
    let texts = DeclaredTexts(context)
    let recoveries = settings[recovery]
    let unknown = recoveries.compactMap { texts.unknownKey($0.value, of: "the recovery from '\($0.name)'") }
    let advised = Set(recoveries.map(\.name))
    return unknown
      + context.errorEntries(under: settings).compactMap { entry -> Diagnostic? in
        if entry.isCodeAlone {
          return Diagnostic(
            "error '\(entry.key)' is only a code", atValueOf: entry,
            related: context.developmentTexts(beside: entry), help: "say what happened, in words")
        }
        let key = entry.key.text
        guard context.catalog.developmentEntries[entry.id]?.keyLocation == entry.keyLocation, !advised.contains(key),
          !texts.contains(key.dropLast("error".count) + "recovery"), !entry.givesAdvice(in: context.catalog.development)
        else { return nil }
        return Diagnostic(
          "error '\(key)' does not say how to go on", atValueOf: entry,
          help: "add '\(key.dropLast("error".count))recovery', or name the text that says it in l10n.yml")
      }
  }
}

extension LintContext {
  /// Every entry that reports a failure, without those that say how to go on and those that the rule's settings allow.
  fileprivate func errorEntries(under settings: RuleSettings) -> [CatalogEntry] {
    var entries: [CatalogEntry] = []
    for text in spokenTexts(.error, under: settings) where text.entry.key.text.hasSuffix(".error") {
      if entries.last?.keyLocation != text.entry.keyLocation { entries.append(text.entry) }
    }
    return entries
  }
}

extension CatalogEntry {
  /// Whether some text has a second sentence or tells people to do something.
  fileprivate func givesAdvice(in language: LanguageTag) -> Bool {
    let commands = LanguageProfile.profile(for: language).spoken.map { PhraseSearch($0.speech.commands, in: $0) }
    return texts.contains { text in
      SentenceBreak.first(in: text.text) != nil || commands?.first(in: text.text) != nil || text.text == "%@"
    }
  }

  /// Whether every text is at most one short word and a number: `Error 1009`, `ERR-7`, `%d`.
  fileprivate var isCodeAlone: Bool {
    texts.allSatisfy { text in
      let numbers = FormatString(text.text).placeholders.filter {
        $0.conversion.isInteger || $0.conversion.isFloatingPoint
      }.map(\.range)
      let all = FormatString(text.text).placeholders.map(\.range)
      guard numbers.count == all.count else { return false }
      let scalars = text.text.heard(specifiers: numbers).unicodeScalars
      let words = scalars.split { !$0.isLetter }
      let hasNumber = scalars.contains { $0.properties.numericType != nil || $0 == "\u{FFFC}" }
      return hasNumber && words.count <= 1 && (words.first?.count ?? 0) <= 7
    }
  }
}
