extension RuleExamples {
  static let rawNewline: RuleExamples = RuleExamples(
    "raw-newline",
    [
      .bad(
        ["en.lproj/Player.strings": "\"a\" = \"one⟦\n⟧two\";"],
        fixed: ["en.lproj/Player.strings": #""a" = "one\ntwo";"#]),
      .bad(
        ["ja.lproj/Player.strings": "\"a\" = \"一行目⟦\n⟧二行目\n%@\";\n\"b\" = \"再生\";\n"],
        fixed: ["ja.lproj/Player.strings": "\"a\" = \"一行目\\n二行目\\n%@\";\n\"b\" = \"再生\";\n"]),
      .bad(
        ["ar.lproj/Player.strings": "\"a\" = \"تشغيل\\\"⟦\\\n⟧إيقاف\";"],
        fixed: ["ar.lproj/Player.strings": #""a" = "تشغيل\"\nإيقاف";"#]),
      .good(["fr.lproj/Player.strings": "\"a\" = \"une\\ndeux\";\n\"b\"\n=\n\"Lire\";"]),
      .good(["de.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "eine\nZeile", "other": "%lld\nZeilen"])]),
    ])
}
