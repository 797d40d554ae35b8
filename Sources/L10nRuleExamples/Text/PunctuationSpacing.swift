extension RuleExamples {
  static let punctuationSpacing: RuleExamples = RuleExamples(
    "punctuation-spacing",
    [
      .bad(
        [
          "fr.lproj/Player.strings": """
          "a" = "Größe\u{A0}: quitter⟦ ⟧?";
          "b" = "Par⟦ ⟧: %@⟦!⟧";
          "c" = "«⟦ ⟧Oui⟦ ⟧»";
          """
        ],
        fixed: [
          "fr.lproj/Player.strings": """
          "a" = "Größe\u{A0}: quitter\u{202F}?";
          "b" = "Par\u{A0}: %@\u{202F}!";
          "c" = "«\u{A0}Oui\u{A0}»";
          """
        ]),
      .bad(
        ["fr-CA.lproj/Player.strings": #""a" = "Quitter⟦ ⟧?"; "b" = "Par⟦:⟧ %@";"#],
        fixed: ["fr-CA.lproj/Player.strings": "\"a\" = \"Quitter?\"; \"b\" = \"Par\u{A0}: %@\";"]),
      .bad(
        [
          "zh-Hans.lproj/Player.strings": #""a" = "要退出吗⟦ ⟧？";"#,
          "ja.lproj/Player.strings": #""a" = "終了⟦ ⟧、再生";"#,
          "ko.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "파일 %lld개를 열까요⟦ ⟧?"]),
        ],
        fixed: [
          "zh-Hans.lproj/Player.strings": #""a" = "要退出吗？";"#,
          "ja.lproj/Player.strings": #""a" = "終了、再生";"#,
          "ko.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "파일 %lld개를 열까요?"]),
        ]),
      .good([
        "fr.lproj/Player.strings":
          "\"a\" = \"Quitter\u{A0}? Non\u{202F}!\"; \"b\" = \"https://a.fr?b 12:30 :) %@\"; \"c\" = \"&amp; %@: %d\";",
        "fr-CA.lproj/Player.strings": "\"a\" = \"Quitter? Non! Par\u{A0}: %@\";",
        "en.lproj/Player.strings": #""a" = "Quit ?"; "b" = "By: %@";"#,
        "ko.lproj/Player.strings": #""a" = "%@ .mp4"; "b" = "종료?";"#,
        "ja.lproj/Player.strings": #""a" = "終了？ はい！";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""a" = "Show a chart?";"#, "fr.lproj/Player.strings": #""a" = "Show a chart?";"#,
      ]),
    ])
}
