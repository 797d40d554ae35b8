extension RuleExamples {
  static let unknownEscape: RuleExamples = RuleExamples(
    "unknown-escape",
    [
      .bad(
        ["fr.lproj/Player.strings": #""cafe" = "« caf⟦\u⟧00e9 »"; "eat" = "⟦\u⟧e9";"#],
        fixed: ["fr.lproj/Player.strings": #""cafe" = "« caf\U00e9 »"; "eat" = "\ue9";"#]),
      .bad(
        ["ko.lproj/Player.strings": #""wave" = "안녕 ⟦\u⟧d83d⟦\u⟧DC4B⟦\u⟧D83D";"#],
        fixed: ["ko.lproj/Player.strings": #""wave" = "안녕 \Ud83d\UDC4B\uD83D";"#]),
      .bad(["en.lproj/Player.strings": #""off" = "50⟦\%⟧"; "⟦\q⟧" = "q";"#]),
      .bad(["ja.lproj/Player.strings": #""wave" = "波⟦\～⟧";"#]),
      .bad(["Overrides/acme/en.lproj/Player.strings": #""smile" = "⟦\u⟧{1F600}";"#]),
      .good(["fr.lproj/Player.strings": #""cafe" = "caf\U00e9 \"\\u\" \n\t\/";"#]),
      .good(["en.lproj/Player.stringsdict": RuleExample.stringsdict("path", #"C:\users\%@"#)]),
    ])
}
