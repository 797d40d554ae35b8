extension RuleExamples {
  static let notNFC: RuleExamples = RuleExamples(
    "not-nfc",
    [
      .bad(
        ["fr.lproj/Player.strings": "\"a\" = \"Größe: caf⟦e\u{301}⟧\"; \"b\" = \"\u{E9}\";"],
        fixed: ["fr.lproj/Player.strings": "\"a\" = \"Größe: caf\u{E9}\"; \"b\" = \"\u{E9}\";"]),
      .bad(
        [
          "ja.lproj/Player.strings": "\"a\" = \"⟦ヒ\u{3099}⟧デオ\";",
          "ko.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "%lld ⟦\u{1112}\u{1161}\u{11AB}⟧"]),
        ],
        fixed: [
          "ja.lproj/Player.strings": #""a" = "ビデオ";"#,
          "ko.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "%lld 한"]),
        ]),
      .bad(["en.lproj/Player.strings": "⟦\"cafe\u{301}\"⟧ = \"Coffee\";"]),
      .good([
        "fr.lproj/Player.strings": "\"a\" = \"caf\u{E9}\";",
        // The order in which vowel signs are typed, and letters that form C takes apart.
        "ar.lproj/Player.strings": "\"a\" = \"مد\u{651}\u{64E}ة\";",
        "hi.lproj/Player.strings": "\"a\" = \"\u{958}लम\";",
        "ja.lproj/Player.strings": #""a" = "ビデオ";"#, "ko.lproj/Player.strings": #""a" = "한";"#,
        "en.lproj/Player.strings": "\"a\" = \"x\u{301}\";",
      ]),
    ])
}
