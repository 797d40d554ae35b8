extension RuleExamples {
  static let tableShadowed: RuleExamples = RuleExamples(
    "table-shadowed",
    [
      .bad(
        [
          "en.lproj/Player.strings": """
          "play" = "Play";
          ⟦"items"⟧ = "%lld items";
          "stop" = "Stop";
          """,
          "en.lproj/Player.stringsdict": RuleExample.plural("items", ["one": "%lld item", "other": "%lld items"]),
        ],
        fixed: [
          "en.lproj/Player.strings": """
          "play" = "Play";
          "stop" = "Stop";
          """
        ]),
      .bad([
        "Overrides/acme/ar.lproj/Player.strings": #""play" = "تشغيل"; ⟦"items"⟧ = "%lld ملف"; "ads" = 5 6;"#,
        "Overrides/acme/ar.lproj/Player.stringsdict": RuleExample.plural("items", ["other": "%lld ملف"]),
      ]),
      .good([
        "en.lproj/Player.strings": #""play" = "Play";"#, "en.lproj/Ads.strings": #""items" = "Items";"#,
        "fr.lproj/Player.strings": #""items" = "Éléments";"#,
        "Overrides/acme/en.lproj/Player.strings": #""items" = "Things";"#,
        "en.lproj/Player.stringsdict": RuleExample.plural("items", ["one": "%lld item", "other": "%lld items"]),
      ]),
    ])
}
