extension RuleExamples {
  static let argument32Bit: RuleExamples = RuleExamples(
    "argument-32bit",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""files" = "„%@“: ⟦%d⟧ files"; "id" = "Error \"⟦%1$x⟧\"";"#,
          "de.lproj/Player.strings": #""files" = "%@: %d Dateien"; "id" = "Fehler %x";"#,
          "fr.lproj/Player.strings": #""files" = "%2$d fichiers : %1$@"; "id" = "Erreur %llx";"#,
        ],
        fixed: [
          "en.lproj/Player.strings": #""files" = "„%@“: %lld files"; "id" = "Error \"%1$llx\"";"#,
          "de.lproj/Player.strings": #""files" = "%@: %lld Dateien"; "id" = "Fehler %llx";"#,
          "fr.lproj/Player.strings": #""files" = "%2$lld fichiers : %1$@"; "id" = "Erreur %llx";"#,
        ]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "⟦u⟧", ["one": "%u file", "other": "%u files"])),
          "ja.lproj/Player.strings": #""files" = "ファイル%u個";"#,
        ],
        fixed: [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", valueType: "llu", ["one": "%llu file", "other": "%llu files"])),
          "ja.lproj/Player.strings": #""files" = "ファイル%llu個";"#,
        ]),
      .bad(
        [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "files": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "⟦%d⟧ files"}},
              "de": {"stringUnit": {"state": "translated", "value": "%d Dateien"}}}}
            """#)
        ],
        fixed: [
          "Player.xcstrings": RuleExample.stringCatalog(
            #"""
            "files": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "%lld files"}},
              "de": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}
            """#)
        ]),
      .bad(
        ["ar.lproj/Player.strings": #""of" = "⟦%i⟧ من %i";"#],
        fixed: ["ar.lproj/Player.strings": #""of" = "%lli من %lli";"#]),
      .bad(["en.lproj/Player.strings": #""%d files" = "⟦%d⟧ files";"#]),
      .good([
        "en.lproj/Player.strings": #""files" = "%lld files, %.1f %%"; "width" = "%*lld"; "plain" = "100 %";"#
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "Overrides/acme/en.lproj/Player.strings": #""other" = "%d";"#,
      ]),
    ])
}
