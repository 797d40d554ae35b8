extension RuleExamples {
  static let bidiUnbalanced: RuleExamples = RuleExamples(
    "bidi-unbalanced",
    [
      .bad(
        ["en.lproj/Player.strings": "\"title\" = \"Größe ⟦\u{2068}⟧%@\"; \"b\" = \"⟦\u{2068}⟧%@\\n%@\";"],
        fixed: [
          "en.lproj/Player.strings":
            "\"title\" = \"Größe \u{2068}%@\u{2069}\"; \"b\" = \"\u{2068}%@\u{2069}\\n%@\";"
        ]),
      .bad(
        [
          "en.lproj/Player.strings": #""title" = "Playing %@";"#,
          "ar.lproj/Player.strings": "\"title\" = \"يتم تشغيل %@⟦\u{2069}⟧\";",
        ], fixed: ["ar.lproj/Player.strings": #""title" = "يتم تشغيل %@";"#]),
      .bad(
        [
          "he.lproj/Player.stringsdict": RuleExample.plural(
            "files", ["one": "קובץ", "other": "⟦\u{202B}⟧%lld קבצים\u{2067}א\u{2069}"])
        ],
        fixed: [
          "he.lproj/Player.stringsdict": RuleExample.plural(
            "files", ["one": "קובץ", "other": "\u{202B}%lld קבצים\u{2067}א\u{2069}\u{202C}"])
        ]),
      .bad(
        ["fa.lproj/Player.strings": "\"a\" = \"⟦\\U2068⟧%@\\n\"; \"b\" = \"\u{202A}x\u{202C}⟦\u{202C}⟧\";"],
        fixed: [
          "fa.lproj/Player.strings": "\"a\" = \"\\U2068%@\u{2069}\\n\"; \"b\" = \"\u{202A}x\u{202C}\";"
        ]),
      .bad(
        [
          "ja.lproj/Player.strings": #""title" = "再生";"#,
          "Overrides/acme/ja.lproj/Player.strings": "\"title\" = \"動画⟦\u{2066}⟧%@\";",
        ],
        fixed: ["Overrides/acme/ja.lproj/Player.strings": "\"title\" = \"動画\u{2066}%@\u{2069}\";"]),
      .good(["ar.lproj/Player.strings": "\"title\" = \"تشغيل \u{2068}%@\u{2069}\"; \"b\" = \"\u{202B}أ\u{202C}\";"]),
      .good(["he.lproj/Player.strings": "\"title\" = \"\u{200F}נגן (%@)\"; \"open\" = \"(א\";"]),
      .good(["en.lproj/Player.strings": "\"nested\" = \"\u{2067}\u{202A}a\u{202C}\u{2066}b\u{2069}\u{2069}\";"]),
    ])
}
