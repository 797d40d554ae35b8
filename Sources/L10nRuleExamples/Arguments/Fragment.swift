extension RuleExamples {
  static let fragment: RuleExamples = RuleExamples(
    "fragment",
    [
      .bad([
        "en.lproj/Player.strings": #"""
        "and" = ⟦"and "⟧; "terms" = ⟦"I agree to the"⟧; "by" = ⟦" by %@"⟧; "more" = ⟦"This video and"⟧;
        """#,
        "de.lproj/Player.strings": #""and" = "und "; "terms" = "Ich bin einverstanden mit den";"#,
      ]),
      .bad(["de.lproj/Player.strings": #""terms" = ⟦"\"Videos\" und"⟧; "the" = ⟦"Öffne die"⟧;"#]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""sep": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": ⟦", "⟧}}}}"#)
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "or" = "or"; "by" = "Sort by"; "by2" = "by %@"; "name" = "%1$@ %2$@"; "percent" = "%lld%%"; "only" = "%@"; "end" = "Vitamin A";
        "wrapped" = "One line\n"; "sentence" = "Videos and music"; "empty" = " "; "who" = "The Who";
        """#,
        "fr.lproj/Player.strings": #""or" = "ou ";"#,
      ]),
      .good(["ja.lproj/Player.strings": #""and" = "と"; "the" = "the";"#]),
    ])
}
