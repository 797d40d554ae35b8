extension RuleExamples {
  static let mixedPositional: RuleExamples = RuleExamples(
    "mixed-positional",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""of" = "%1$@ of %2$@"; "at" = "%@ at %lld:%lld";"#,
          "ja.lproj/Player.strings": #""of" = "%1$@の⟦%@⟧"; "at" = "%2$lld:%3$lld \"⟦%@⟧\"";"#,
          "de.lproj/Player.strings": #""of" = "%@ von ⟦%2$@⟧"; "at" = "%1$@ um ⟦%lld⟧:%lld";"#,
        ],
        fixed: [
          "ja.lproj/Player.strings": #""of" = "%1$@の%2$@"; "at" = "%2$lld:%3$lld \"%1$@\"";"#,
          "de.lproj/Player.strings": #""of" = "%1$@ von %2$@"; "at" = "%1$@ um %lld:%lld";"#,
        ]),
      .bad(["en.lproj/Player.strings": #""and" = "%1$@ and ⟦%@⟧";"#]),
      .bad(
        [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "of": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "%@ of %lld"}},
              "fr": {"stringUnit": {"state": "translated", "value": "%2$lld, dont ⟦%@⟧"}}}}
            """#)
        ],
        fixed: [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "of": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "%@ of %lld"}},
              "fr": {"stringUnit": {"state": "translated", "value": "%2$lld, dont %1$@"}}}}
            """#)
        ]),
      .good([
        "en.lproj/Player.strings": #""of" = "%1$@ of %2$@"; "at" = "%@ at %lld";"#,
        "ar.lproj/Player.strings": #""of" = "%@ من %@"; "at" = "%1$@ في %2$lld";"#,
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$@: %2$#@n@", .init("n", ["one": "%lld file", "other": "%lld files by %1$@"]))
      ]),
    ])
}
