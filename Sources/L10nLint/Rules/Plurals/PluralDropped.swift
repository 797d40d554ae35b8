import L10nCore
import L10nRuntime

extension Rule {
  static let pluralDropped = Rule(
    id: "plural-dropped", severity: .error,
    summary: "The development text has plural forms, and a translation counts the same with one text for all numbers.",
    rationale: "Users read \"1 Dateien\": the language needs several forms, and the translation has one.",
    sources: ["CLDR plural rules"],
    examples: [
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "fr.lproj/Player.strings": #""files" = ⟦"\"%lld fichiers\""⟧;"#,
        "ar.lproj/Player.strings": #""files" = ⟦"%lld ملفات"⟧;"#,
        "Overrides/acme/en.lproj/Player.strings": #""files" = ⟦"%lld acme files"⟧;"#,
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #"""
          "files": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
            "de": {"stringUnit": {"state": "translated", "value": ⟦"%lld Dateien"⟧}}}}
          """#)
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "ja.lproj/Player.strings": #""files" = "%lld 個のファイル";"#,
        "de.lproj/Player.strings": #""files" = "Dateien: %lld";"#,
        "es.lproj/Player.strings": #""files" = "Archivos";"#,
        "pl.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@",
          .init("n", ["one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku"])),
      ]),
      .good([
        "en.lproj/Player.strings": #""files" = "%lld files";"#,
        "fr.lproj/Player.strings": #""files" = "%lld fichiers";"#,
      ]),
    ]
  ) { context in
    var severalForms: [LanguageTag: Bool] = [:]
    return context.translations.filter { $0.development.isRule && !$0.entry.isRule }.compactMap { translation in
      let entry = translation.entry
      guard let text = entry.plainText, context.specifierFaults(of: entry).isEmpty else { return nil }
      let development = EntryArguments(translation.development)
      let counted = Set(
        translation.development.variables.filter { $0.variable.rule == .plural && $0.variable.variants.count > 1 }
          .flatMap { development.positions(chosenOnBy: $0.variable.name, variants: $0.variants) })
      guard CountedWord.all(in: text).joined().contains(where: { counted.contains($0.placeholder.position) }) else {
        return nil
      }
      let language = context.language(of: entry)
      let isPlural = severalForms[language] ?? (PluralRequirements(for: language).integers.count > 1)
      severalForms[language] = isPlural
      return !isPlural
        ? nil
        : RuleFinding(
          "'\(entry.key)' has one text for all numbers, while the development text has plural forms",
          atValueOf: entry, related: [context.developmentText(of: translation.development)],
          help: "give it the plural forms of '\(language)'")
    }
  }
}
