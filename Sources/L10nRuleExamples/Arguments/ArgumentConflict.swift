extension RuleExamples {
  static let argumentConflict: RuleExamples = RuleExamples(
    "argument-conflict",
    [
      .bad(["en.lproj/Player.strings": #""items" = "%1$@ (⟦%1$lld⟧)";"#]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$#@n@ %2$@", .init("n", ["one": "%lld file", "other": "%lld files of ⟦%2$lld⟧"]))
      ]),
      .bad([
        "en.lproj/Player.strings": #""open" = "Open %@";"#,
        "de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "open", devices: ["mac": "%@ öffnen", "other": "⟦%lld⟧ öffnen"]),
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""items": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%1$@ (⟦%1$lld⟧)"}}}}"#)
      ]),
      .good([
        "en.lproj/Player.strings": #""items" = "%1$@ (%2$lld) %1$@"; "length" = "%1$lld of %1$ld";"#,
        "fr.lproj/Player.strings": #""items" = "%2$lld pour %1$@";"#,
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"]))
      ]),
    ])
}
