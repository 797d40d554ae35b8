extension RuleExamples {
  static let zeroWidth: RuleExamples = RuleExamples(
    "zero-width",
    [
      .bad(
        [
          "en.lproj/Player.strings": "\"a\" = \"Größe⟦\u{200B}⟧\"; \"b\" = \"⟦\u{FEFF}⟧Play⟦\u{200D}⟧ it\";",
          "de.lproj/Player.strings": "\"mute.label\" = \"Stumm⟦\u{AD}⟧schalten\";",
        ],
        fixed: [
          "en.lproj/Player.strings": #""a" = "Größe"; "b" = "Play it";"#,
          "de.lproj/Player.strings": #""mute.label" = "Stummschalten";"#,
        ]),
      .bad(
        [
          "ar.lproj/Player.strings": "\"play.label\" = \"⟦\u{200F}⟧تشغيل\"; \"b\" = \"تشغيل\u{200F}\";",
          "ja.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "%lld⟦\u{200B}⟧件"]),
          "fa.lproj/Player.strings": "\"a\" = \"می\u{200C}خواهم (⟦\u{200C}⟧%@)\";",
        ],
        fixed: [
          "ar.lproj/Player.strings": "\"play.label\" = \"تشغيل\"; \"b\" = \"تشغيل\u{200F}\";",
          "ja.lproj/Player.stringsdict": RuleExample.plural("n", ["other": "%lld件"]),
          "fa.lproj/Player.strings": "\"a\" = \"می\u{200C}خواهم (%@)\";",
        ]),
      .good([
        "fa.lproj/Player.strings": "\"a\" = \"می\u{200C}خواهم\"; \"b.label\" = \"\u{2068}%@\u{2069} ها\";",
        "hi.lproj/Player.strings": "\"a\" = \"क्\u{200D}ष\";",
        "th.lproj/Player.strings": "\"a\" = \"เล่น\u{200B}วิดีโอ\";",
        "de.lproj/Player.strings": "\"a\" = \"Donau\u{AD}dampf\u{2060}schiff\";",
        "en.lproj/Player.strings": "\"a\" = \"👩\u{200D}🚀 🏳️\u{200D}🌈 ❤️\u{200D}🔥\"; \"b.label\" = \"Caf\u{E9}\u{A0}!\";",
      ]),
    ])
}
