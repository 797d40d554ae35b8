import L10nCore

extension Rule {
  static let staleTranslation: Rule = Rule(
    id: "stale-translation", severity: .warning, reach: .allTables,
    summary: "A translation was made from a text that has changed since.",
    obstacle: { context, _ in
      let hasStates = context.catalog.files.contains { $0.place.format.hasStates }
      return context.catalog.lock == nil && !hasStates
        ? "there is no \(TranslationLock.fileName); 'l10n lock' writes it" : nil
    }
  ) { context, _ in
    let marked = context.catalog.texts(in: .stale) { key, locale in
      (
        "'\(key)' is stale in '\(locale)': the text has changed since it was translated",
        "translate it again, or set its state to 'translated'",
        "texts of '\(locale)' are stale: the texts have changed since they were translated"
      )
    }
    let locked = context.catalog.staleTranslations.filter { !$0.entry.isMarkedStale }.map { stale in
      let entry = stale.entry
      let directory = context.catalog.locales[stale.locale].directory
      return Diagnostic(
        "'\(entry.key)' was translated from a text that has changed since", atValueOf: entry,
        related: [Diagnostic.Related("the text of now", at: stale.development.valueLocation)],
        help: "translate it again; if it still fits, run l10n lock --accept '\(entry.key)' --locale \(directory)")
    }
    return marked + locked
  }
}
