extension RuleExamples {
  static let edgeWhitespace: RuleExamples = RuleExamples(
    "edge-whitespace",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""pause" = "Pause"; "by" = "By: ";"#,
          "de.lproj/Player.strings": #"/* Größe */ "pause" = "Anhalten⟦ ⟧"; "by" = "Von⟦:⟧";"#,
        ],
        fixed: ["de.lproj/Player.strings": #"/* Größe */ "pause" = "Anhalten"; "by" = "Von: ";"#]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld file", "other": "%lld files"]),
          "fr.lproj/Player.stringsdict": RuleExample.plural(
            "n", ["one": "⟦  ⟧%lld fichier", "other": "%lld fichiers"]),
        ],
        fixed: [
          "fr.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld fichier", "other": "%lld fichiers"])
        ]),
      .bad([
        "en.lproj/Player.strings": #""pause" = ⟦"Pause "⟧;"#, "de.lproj/Player.strings": #""pause" = "Anhalten";"#,
        "ko.lproj/Player.strings": #""pause" = "일시 정지";"#, "ar.lproj/Player.strings": #""pause" = "إيقاف مؤقت";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""by" = "By: "; "pause" = "Pause";"#,
        "fr.lproj/Player.strings": "\"by\" = \"Par : \"; \"pause\" = \"Pause\\n\";",
        "ja.lproj/Player.strings": #""by" = "作者："; "pause" = "一時停止";"#,
      ]),
      .good(["en.lproj/Player.strings": #""and" = " and ";"#, "de.lproj/Player.strings": #""and" = " und ";"#]),
    ])
}
