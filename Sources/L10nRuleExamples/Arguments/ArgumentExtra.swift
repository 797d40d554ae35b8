extension RuleExamples {
  static let argumentExtra: RuleExamples = RuleExamples(
    "argument-extra",
    [
      .bad([
        "en.lproj/Player.strings": #""hello" = "Hello %@";"#,
        "fr.lproj/Player.strings": #""hello" = "Bonjour %@ ⟦%@⟧";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""by" = "%1$@ by %2$@";"#,
        "he.lproj/Player.strings": #""by" = "‏%1$@ מאת \n⟦%3$@⟧";"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld Datei", "other": "%lld Dateien &amp; ⟦%2$@⟧"])),
      ]),
      .bad([
        "en.lproj/Player.strings": #""done" = "Done";"#,
        "ja.lproj/Player.strings": #""done" = "⟦%@⟧を完了";"#,
      ]),
      .bad([
        "en.lproj/Messages.strings": #""sent" = "{who} sent '{'%@'}'"; "none" = "None";"#,
        "de.lproj/Messages.strings": #""sent" = "\"{⟦wen⟧, select, other {%d {who}}} %@"; "none" = "⟦{wen}⟧ 100 %d";"#,
      ]) { $0.syntax = .icu },
      .good([
        "en.lproj/Player.strings": #""by" = "%1$@ by %2$@"; "done" = "Done";"#,
        "de.lproj/Player.strings": #""by" = "%2$@: %1$@, %1$@ (100 %%)"; "done" = "100 % de";"#,
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%1$@: %2$#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "de.lproj/Player.strings": #""files" = "%2$lld in %1$@";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""items" = "%lld items";"#,
        "fr.lproj/Player.strings": #""items" = "%lld % de vidéos";"#,
      ]),
    ])
}
