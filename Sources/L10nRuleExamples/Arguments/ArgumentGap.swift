extension RuleExamples {
  static let argumentGap: RuleExamples = RuleExamples(
    "argument-gap",
    [
      .bad(["en.lproj/Player.strings": #""at" = "At %1$lld: \"⟦%3$@⟧\"";"#]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$#@n@ ⟦%3$@⟧", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$#@n@ %3$@", .init("n", ["one": "%lld fichier", "other": "%lld fichiers"])),
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$@ %2$#@n@", .init("n", ["one": "%2$lld file", "other": "%2$lld files"])),
        "pl.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "⟦%2$#@n@⟧",
          .init("n", ["one": "%2$lld plik", "few": "%2$lld pliki", "many": "%2$lld plików", "other": "%2$lld pliku"])),
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""at": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "At ⟦%2$@⟧"}}}}"#)
      ]),
      .good([
        "en.lproj/Player.strings": #""at" = "At %1$lld: %3$@ %2$@"; "plain" = "%@ %@"; "width" = "%*lld";"#,
        "de.lproj/Player.strings": #""at" = "Bei %3$@";"#,
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$@: %2$#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "ja.lproj/Player.strings": #""files" = "%2$lld個";"#,
      ]),
    ])
}
