extension RuleExamples {
  static let valueInLabel: RuleExamples = RuleExamples(
    "a11y-value-in-label",
    [
      .bad([
        "en.lproj/Player.strings": #"/* %1$@ = elapsed, %2$@ = remaining */ "bar.label" = ⟦"Bar, %1$@, %2$@"⟧;"#,
        "ja.lproj/Player.strings": #""bar.label" = "バー、%1$@、%2$@";"#,
      ]),
      .bad([
        "fr.lproj/Player.strings": #"""
        "play.label" = "Lire";
        """#, "en.lproj/Player.strings": #"/* %1$lld = volumePercent */ "vol.label" = ⟦"Volume, %lld"⟧;"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        /* %1$@ = time */
        "a.label" = "Ad break at %@";
        /* %1$@ = elapsed */
        "b.value" = "%@ elapsed";
        /* %1$@ = elapsed */
        "c.text" = "%@ elapsed";
        "d.label" = "Play";
        """#
      ]),
    ])
}
