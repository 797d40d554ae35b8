extension RuleExamples {
  static let foreignPercent: RuleExamples = RuleExamples(
    "foreign-percent",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""a" = "Größe: %lld⟦ ⟧%% done"; "b" = "100⟦ ⟧%";"#,
          "de.lproj/Player.strings": #""a" = "%lld⟦%%⟧ Größe"; "b" = "100⟦ ⟧%";"#,
          "ja.lproj/Player.strings": #""a" = "%lld⟦ ⟧%%";"#,
        ],
        fixed: [
          "en.lproj/Player.strings": #""a" = "Größe: %lld%% done"; "b" = "100%";"#,
          "de.lproj/Player.strings": "\"a\" = \"%lld\u{A0}%% Größe\"; \"b\" = \"100\u{A0}%\";",
          "ja.lproj/Player.strings": #""a" = "%lld%%";"#,
        ]),
      .bad(
        [
          "en.lproj/Player.strings": #""a" = "50%";"#,
          "ar.lproj/Player.strings": #""a" = "٥٠⟦%⟧"; "b" = "50⟦٪⟧";"#,
        ],
        fixed: ["ar.lproj/Player.strings": #""a" = "٥٠٪"; "b" = "50%";"#]),
      .good([
        "en.lproj/Player.strings": #""a" = "%lld%% done"; "b" = "100% of it"; "c" = "a % b %% c"; "d" = "%@ %d";"#,
        "de.lproj/Player.strings": "\"a\" = \"%lld\u{A0}%%\"; \"b\" = \"100\u{202F}%\"; \"c\" = \"50%ig\";",
        "ar.lproj/Player.strings": #""a" = "%lld%%"; "b" = "%lld٪"; "c" = "٥٠٪ 50%";"#,
        "tr.lproj/Player.strings": #""a" = "%%%lld";"#,
      ]),
      .bad(
        ["cs.lproj/Player.strings": #""a" = "Hotovo: 50⟦ ⟧%"; "b" = "100% zdarma";"#],
        fixed: ["cs.lproj/Player.strings": "\"a\" = \"Hotovo: 50\u{A0}%\"; \"b\" = \"100% zdarma\";"]),
      // What is not translated is still English; a number is in any language.
      .bad(
        [
          "en.lproj/Player.strings": #""a" = "100% native code"; "b" = "50%";"#,
          "de.lproj/Player.strings": #""a" = "100% native code"; "b" = "50⟦%⟧";"#,
        ],
        fixed: ["de.lproj/Player.strings": "\"a\" = \"100% native code\"; \"b\" = \"50\u{A0}%\";"]),
    ])
}
