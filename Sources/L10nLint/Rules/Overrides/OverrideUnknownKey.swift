import L10nCore
import L10nRuntime

extension Rule {
  static let overrideUnknownKey = Rule(
    id: "override-unknown-key", severity: .error,
    summary: "An override layer has a text that no base table has.",
    rationale: "Nothing looks the text up, so the override has no effect and the base text stays.",
    isFixable: true,
    examples: [
      .bad(
        [
          "en.lproj/Player.strings": #""player.play" = "Play"; "title" = "Player";"#,
          "Overrides/acme/en.lproj/Player.strings": #"⟦"player.paly"⟧ = "Go";"#,
        ], fixed: ["Overrides/acme/en.lproj/Player.strings": #""player.play" = "Go";"#]),
      .bad([
        "en.lproj/Player.strings": #""title1" = "Play"; "title2" = "Pause"; "ads.skip" = "Skip";"#,
        "Overrides/acme/en.lproj/Player.strings": #"⟦"title3"⟧ = "Größe"; ⟦"ads.skp"⟧ = "Go"; "ads.skip" = "End";"#,
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
    let taken = Set(overrides.map(\.subject))
    let soundPaths = Set(catalog.files.filter { $0.place.layer != nil && $0.isSound }.map(\.path))
    return overrides.filter { entry in
      !known.contains(entry.id) && !catalog.locales.contains { context.isBroken(entry.id, in: $0) }
    }.map { entry in
      var renamed = entry.subject
      renamed.key = OverrideSuggestion.onlyNearKey(to: entry.id, among: known)
      let mayRename = !taken.contains(renamed) && soundPaths.contains(entry.file.path)
      return RuleFinding(
        "no base table has '\(entry.key)' of table '\(entry.id.table)'", at: entry.keyLocation,
        subject: entry.subject, help: OverrideSuggestion.help(for: entry.id, among: known),
        fix: mayRename
          ? renamed.key.map { Fix("rename it to '\($0)'", .rename(entryAt: entry.keyLocation, to: $0)) } : nil)
    }
  }
}

/// What the author of an override probably meant.
private enum OverrideSuggestion {
  /// The one key of the same table that is near; `nil` where several are, or where another table has the key itself.
  static func onlyNearKey(to id: TextID, among known: Set<TextID>) -> String? {
    guard !known.contains(where: { $0.key == id.key }) else { return nil }
    let keys = known.filter { $0.table == id.table }.map(\.key.text)
    guard let near = Suggestion.nearest(to: id.key.text, among: keys),
      Suggestion.nearest(to: id.key.text, among: keys.filter { $0 != near }) == nil
    else { return nil }
    return near
  }

  /// The same key elsewhere comes first, then a near key of the same table, then one of any table.
  static func help(for id: TextID, among known: Set<TextID>) -> String {
    if let table = known.filter({ $0.key == id.key }).map(\.table).min() { return "the key is in table '\(table)'" }
    let near =
      Suggestion.nearest(to: id.key.text, among: known.filter { $0.table == id.table }.map(\.key.text))
      ?? Suggestion.nearest(to: id.key.text, among: known.map(\.key.text))
    return near.map { "rename it to '\($0)'" } ?? "remove it, or add it to the base tables"
  }
}
