extension RuleExamples {
  static let typography: RuleExamples = RuleExamples(
    "typography",
    [
      .bad(
        ["en.lproj/Player.strings": #""a" = "Loading⟦...⟧"; "b" = "It⟦'⟧s 10⟦-⟧12"; "c" = "⟦(c)⟧ Größe";"#],
        fixed: ["en.lproj/Player.strings": #""a" = "Loading…"; "b" = "It’s 10–12"; "c" = "© Größe";"#]
      ) { $0.activate("typography") },
      .bad(
        [
          "de.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "ein", "other": "%lld ⟦\"⟧Größen⟦\"⟧"]),
          "fr.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "⟦\"⟧l⟦'⟧un⟦\"⟧ ici", "other": "%lld⟦...⟧"]),
          "zh-Hant.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "⟦\"⟧播放⟦\"⟧%lld"]),
        ],
        fixed: [
          "de.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "ein", "other": "%lld „Größen“"]),
          "fr.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "«\u{A0}l’un\u{A0}» ici", "other": "%lld…"]),
          "zh-Hant.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "「播放」%lld"]),
        ]
      ) { $0.activate("typography") },
      .good(
        [
          "en.lproj/Player.strings": #"""
          "a" = "Loading… it’s “on”, 10–12 ©";
          "b" = "2024-10-12, +1-800-555, a....b, 5\" disk";
          "c" = "<a href=\"x\">%1$@</a>";
          """#,
          "ja.lproj/Player.strings": #""a" = "読み込み中…";"#,
        ]
      ) { $0.activate("typography") },
    ])
}
