import L10nCore

extension RuleExamples {
  static let unspokenTime: RuleExamples = RuleExamples(
    "a11y-time-as-text",
    [
      .bad([
        "en.lproj/Player.strings": #"""
        /* %1$@ = position, %2$@ = totalDuration */
        "bar.value" = ⟦"%1$@ of %2$@"⟧;
        /* %1$@ = time */
        "live.value" = "%@ behind live";
        """#,
        "ja.lproj/Player.strings": #""bar.value" = "%2$@中%1$@"; "live.value" = "%@遅れ";"#,
      ]) {
        $0.arguments = ArgumentDeclaration.example("live.value", ["time": .durationSpoken()], in: "")
          .merging(ArgumentDeclaration.example("bar.value", ["position": .durationSpoken()], in: "")) { $1 }
      },
      .good([
        "en.lproj/Player.strings": #"""
        /* %1$@ = time, %2$@ = title */
        "preview.label" = "%2$@ at %1$@";
        /* %1$lld = time */
        "seconds.value" = "%lld seconds";
        /* %1$@ = time */
        "clock.text" = "%@";
        "unnamed.value" = "%@";
        """#
      ]) { $0.arguments = ArgumentDeclaration.example("preview.label", ["1": .durationSpoken()], in: "") },
    ])
}
