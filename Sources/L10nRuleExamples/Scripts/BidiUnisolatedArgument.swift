import L10nCore

extension RuleExamples {
  static let bidiUnisolatedArgument: RuleExamples = RuleExamples(
    "bidi-unisolated-argument",
    [
      .bad(
        [
          "en.lproj/Player.strings": "\"a\" = \"Play \u{2068}%1$@\u{2069} by \u{2068}%2$@\u{2069}\";",
          "ar.lproj/Player.strings": "\"a\" = \"Größe ⟦%2$@⟧: تشغيل \u{2068}%1$@\u{2069}\";",
          "de.lproj/Player.strings": "\"a\" = \"\u{2068}%1$@\u{2069} von \u{2068}%2$@\u{2069} spielen\";",
        ],
        fixed: [
          "ar.lproj/Player.strings": "\"a\" = \"Größe \u{2068}%2$@\u{2069}: تشغيل \u{2068}%1$@\u{2069}\";"
        ]),
      .bad(
        [
          "en.lproj/Player.strings": #""a" = "%1$@ (%2$@)"; "b" = "Playing %@";"#,
          "ar.lproj/Player.strings": #""a" = "⟦%1$@⟧ (⟦%2$@⟧)"; "b" = "تشغيل %@ الآن";"#,
        ],
        fixed: [
          "ar.lproj/Player.strings":
            "\"a\" = \"\u{2068}%1$@\u{2069} (\u{2068}%2$@\u{2069})\"; \"b\" = \"تشغيل %@ الآن\";"
        ]
      ) {
        $0.rules["bidi-unisolated-argument"] = RuleSettings()
        $0.rules["bidi-unisolated-argument"]?[option: "isolatedAtRunTime"] = false
      },
      .good([
        "en.lproj/Player.strings": #""a" = "%1$@ (%2$@)"; "b" = "%lld files";"#,
        "ar.lproj/Player.strings": #""a" = "%1$@ (%2$@)"; "b" = "%lld ملفات";"#,
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.plural(
          "n", ["one": "\u{2068}%lld\u{2069} file", "other": "\u{2068}%lld\u{2069} files"]),
        "he.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "קובץ", "other": "\u{2067}%lld\u{2069} קבצים"]),
      ]),
    ])
}
