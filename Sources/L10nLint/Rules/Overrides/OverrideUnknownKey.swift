import L10nCore
import L10nRuntime

extension Rule {
  static let overrideUnknownKey = Rule(
    id: "override-unknown-key", severity: .error,
    summary: "An override layer has a text that no base table has.",
    rationale: "Nothing looks the text up, so the override has no effect and the base text stays.",
    examples: [
      .bad([
        "en.lproj/Player.strings": #""player.play" = "Play";"#,
        "Overrides/acme/en.lproj/Player.strings": #"⟦"player.paly"⟧ = "Go";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""play" = "Play";"#, "ar.lproj/Player.strings": #""play" = "تشغيل";"#,
        "Overrides/acme/ar.lproj/Controls.strings": #"/* زر */ ⟦"play"⟧ = "ابدأ";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""ok" = "OK";"#,
        "Overrides/acme/ja.lproj/Player.stringsdict": RuleExample.plural("⟦files⟧", ["other": "%lld本"]),
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = "Play";"#, "Overrides/acme/en.lproj/Player.strings": #""play" = "Go";"#,
        "Overrides/acme/fr.lproj/Player.strings": #""play" = "Lancer";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = { };"#, "Overrides/acme/en.lproj/Player.strings": #""play" = "Go";"#,
      ]),
    ]
  ) { context in
    let catalog = context.catalog
    var known: Set<TextID> = []
    for index in catalog.locales.indices { known.formUnion(catalog.entries(locale: index, layer: nil).keys) }
    let overrides = catalog.locales.indices.flatMap { index in
      catalog.layers.indices.flatMap { catalog.entries(locale: index, layer: $0).values }
    }
    return overrides.filter { entry in
      !known.contains(entry.id) && !catalog.locales.contains { context.isBroken(entry.id, in: $0) }
    }.map { entry in
      RuleFinding(
        "no base table has '\(entry.key)' of table '\(entry.id.table)'", at: entry.keyLocation,
        subject: entry.subject, help: OverrideSuggestion.help(for: entry.id, among: known))
    }
  }
}

/// What the author of an override probably meant.
private enum OverrideSuggestion {
  /// The same key elsewhere comes first, then a near key of the same table, then one of any table.
  static func help(for id: TextID, among known: Set<TextID>) -> String {
    if let table = known.filter({ $0.key == id.key }).map(\.table).min() { return "the key is in table '\(table)'" }
    let near =
      Suggestion.nearest(to: id.key.text, among: known.filter { $0.table == id.table }.map(\.key.text))
      ?? Suggestion.nearest(to: id.key.text, among: known.map(\.key.text))
    return near.map { "rename it to '\($0)'" } ?? "remove it, or add it to the base tables"
  }
}
