extension RuleExamples {
  static let length: RuleExamples = RuleExamples(
    "length",
    [
      .bad([
        "en.lproj/Player.strings": #"""
        /* A button. max-length: 8 */
        "a" = "Play";
        "b" = "Settings";
        """#,
        "de.lproj/Player.strings": #"""
        "a" = ⟦"Jetzt größer abspielen"⟧;
        "b" = "Einstellungen";
        """#,
        "ja.lproj/Player.strings": #"""
        "a" = ⟦"動画を再生"⟧;
        "b" = "設定";
        """#,
      ]) { $0.activate("length") },
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld file", "other": "%lld files"]),
        "fr.lproj/Player.stringsdict": RuleExample.plural(
          "n", ["one": "%lld fichier", "other": "⟦%lld fichiers ici⟧"]),
      ]) {
        $0.activate("length")
        $0.rules["length"]?[option: "limits"] = ["fr": 12]
        $0.rules["length"]?[option: "limit"] = 7
      },
      .bad([
        "en.lproj/Player.strings": #""a" = "Play the next video";"#,
        "de.lproj/Player.strings": #""a" = ⟦"Das in der Liste als Nächstes folgende Video abspielen"⟧;"#,
      ]) {
        $0.activate("length")
        $0.rules["length"]?[option: "growth"] = 200
      },
      .good([
        "en.lproj/Player.strings": #"/* max-length: 5 */ "a" = "Play %1$@";"#,
        "ko.lproj/Player.strings": #""a" = "%@ 재생";"#,
      ]) { $0.activate("length") },
    ])
}
