extension RuleExamples {
  static let clockInSpeech: RuleExamples = RuleExamples(
    "a11y-clock-in-speech",
    [
      .bad([
        "en.lproj/Player.strings": #""a.label" = "Starts at ⟦3:47⟧"; "b.value" = "⟦%d:%02d⟧ of %d:%02d";"#,
        "ja.lproj/Player.strings": #""a.label" = "⟦1:02:03⟧から再生";"#,
        "ar.lproj/Player.strings": #""b.value" = "⟦%1$lld:%2$02lld⟧";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Starts at %@";
        "b.text" = "3:47";
        "c.label" = "Aspect ratio 16:9";
        "d.label" = "Mode: %@";
        "e.value" = "%1$@: %2$@";
        """#
      ]),
    ])
}
