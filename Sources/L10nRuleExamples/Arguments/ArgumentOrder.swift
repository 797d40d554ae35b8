extension RuleExamples {
  static let argumentOrder: RuleExamples = RuleExamples(
    "argument-order",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""quota" = "%lld%% of its %@";"#,
          "zh-Hans.lproj/Player.strings": #""quota" = "其 ⟦%@⟧ 的 %lld%%";"#,
        ], fixed: ["zh-Hans.lproj/Player.strings": #""quota" = "其 %2$@ 的 %1$lld%%";"#]),
      .bad([
        "en.lproj/Player.strings": #""keys" = "%@ has %lld keys in %@";"#,
        "ar.lproj/Player.strings": #""keys" = "في %@ لدى ⟦%@⟧ عدد %lld";"#,
      ]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%@ has %#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
          "de.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "⟦%#@n@⟧ bei %@", .init("n", ["one": "%lld Datei", "other": "%lld Dateien"])),
        ],
        fixed: [
          "de.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%2$#@n@ bei %1$@", .init("n", ["one": "%lld Datei", "other": "%lld Dateien"]))
        ]),
      .bad(
        [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "by": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "%lld by %@"}},
              "ko": {"stringUnit": {"state": "translated", "value": "⟦%@⟧: %lld"}}}}
            """#)
        ],
        fixed: [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "by": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "%lld by %@"}},
              "ko": {"stringUnit": {"state": "translated", "value": "%2$@: %1$lld"}}}}
            """#)
        ]),
      .good([
        "en.lproj/Player.strings": #""quota" = "%lld%% of its %@"; "by" = "%@ by %@";"#,
        "zh-Hans.lproj/Player.strings": #""quota" = "其 %2$@ 的 %1$lld%%"; "by" = "%@，%@";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""keys" = "%lld of %ld keys";"#,
        "de.lproj/Player.strings": #""keys" = "%ld von %lld Schlüsseln";"#,
      ]),
    ])
}
