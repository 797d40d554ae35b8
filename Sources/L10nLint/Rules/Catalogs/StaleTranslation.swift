import L10nCore
import StringsFormat

extension Rule {
  static let staleTranslation = Rule(
    id: "stale-translation", severity: .warning,
    summary: "A translation in a String Catalog is marked as made from a text that has changed since.",
    rationale: "Users of that language read what the text said before.",
    examples: [
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"localizations": {"fr": {"stringUnit": {"state": ⟦"stale"⟧, "value": "Lire"}}}}"#)
      ]),
      .good([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Lire"}}}}"#)
      ]),
    ]
  ) { context in
    context.catalog.texts(in: .stale) { key, locale in
      (
        "'\(key)' is stale in '\(locale)': the text has changed since it was translated",
        "translate it again, or set its state to 'translated'"
      )
    }
  }
}
