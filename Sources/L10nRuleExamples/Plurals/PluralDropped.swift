extension RuleExamples {
  static let pluralDropped: RuleExamples = RuleExamples(
    "plural-dropped",
    [
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
      .bad([
        "en.lproj/Messages.strings":
          #""files" = "{n, plural, one {# file} other {# files}}"; "all" = "{n, plural, other {All #}}";"#,
        "fr.lproj/Messages.strings": #""files" = "⟦{n}⟧ fichiers"; "all" = "Fichiers : {n}.";"#,
        "ja.lproj/Messages.strings": #""files" = "{n}個"; "all" = "{n}";"#,
      ]) { $0.syntax = .icu },
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
    ])
}
