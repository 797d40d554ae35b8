extension RuleExamples {
  static let bidiOverride: RuleExamples = RuleExamples(
    "bidi-override",
    [
      .bad(
        ["en.lproj/Player.strings": "\"file\" = \"Größe ⟦\u{202E}⟧fdp.exe\";"],
        fixed: ["en.lproj/Player.strings": #""file" = "Größe fdp.exe";"#]),
      .bad(
        [
          "ar.lproj/Player.strings": "\"a\" = \"⟦\u{202D}⟧123\u{202C} \u{202B}ملف\u{202C}\";",
          "he.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "⟦\u{202E}⟧x\u{202C}", "other": "%lld"]),
        ],
        fixed: [
          "ar.lproj/Player.strings": "\"a\" = \"123 \u{202B}ملف\u{202C}\";",
          "he.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "x", "other": "%lld"]),
        ]),
      .bad(["en.lproj/Player.strings": "⟦\"a\u{202E}b\"⟧ = \"B\";"]),
      .good([
        "ar.lproj/Player.strings": "\"a\" = \"\u{2068}%@\u{2069} \u{202B}ملف\u{202C}\u{200F}\";",
        "ar-XB.lproj/Player.strings": "\"a\" = \"\u{202E}Play\u{202C}\";",
      ]),
    ])
}
