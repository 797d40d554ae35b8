import L10nCore

extension RuleExamples {
  static let argumentFormatMismatch: RuleExamples = RuleExamples(
    "argument-format-mismatch",
    [
      .bad([
        "en.lproj/Player.strings": #"/* %1$@ = time */ "live.offset" = "%@ behind live";"#,
        "l10n.yml": "# für Köln\narguments:\n  ⟦live.offest⟧: {time: durationSpoken}",
      ]) {
        $0.arguments = ArgumentDeclaration.example(
          "live.offest", ["time": .durationSpoken()],
          in: "# für Köln\narguments:\n  live.offest: {time: durationSpoken}")
      },
      .bad([
        "en.lproj/Player.strings": #"/* %1$@ = time */ "live.offset" = "%@ behind live"; "on" = "On";"#,
        "l10n.yml": "arguments: {live.offset: {⟦tme⟧: durationSpoken}, on: {⟦1⟧: percent}}",
      ]) {
        let text = "arguments: {live.offset: {tme: durationSpoken}, on: {1: percent}}"
        $0.arguments = ArgumentDeclaration.example("live.offset", ["tme": .durationSpoken()], in: text)
          .merging(ArgumentDeclaration.example("on", ["1": .percent], in: text)) { first, _ in first }
      },
      .bad([
        "en.lproj/Player.strings": #""seconds" = "%lld seconds";"#,
        "en.lproj/Player.stringsdict": RuleExample.plural("days", ["one": "%lld day", "other": "%lld days"]),
        "ar.lproj/Player.strings": #""seconds" = "%lld ثانية";"#,
        "l10n.yml": "arguments: {seconds: {⟦argument1⟧: durationSpoken}, days: {⟦1⟧: number}}",
      ]) {
        let text = "arguments: {seconds: {argument1: durationSpoken}, days: {1: number}}"
        $0.arguments = ArgumentDeclaration.example("seconds", ["argument1": .durationSpoken()], in: text)
          .merging(ArgumentDeclaration.example("days", ["1": .number], in: text)) { first, _ in first }
      },
      .good([
        "en.lproj/Player.strings": """
        /* %1$@ = position, %2$@ = duration */
        "progress" = "%1$@ of %2$@";
        """, "ja.lproj/Player.strings": #""progress" = "%2$@中%1$@";"#,
        "l10n.yml": "arguments: {progress: {position: durationSpoken, 2: durationSpoken}}",
      ]) {
        $0.arguments = ArgumentDeclaration.example(
          "progress", ["position": .durationSpoken(), "2": .durationSpoken()], in: "progress position 2")
      },
      .good(["en.lproj/Player.strings": #""broken" = { };"#]) {
        $0.arguments = ArgumentDeclaration.example("broken", ["1": .percent], in: "")
      },
    ])
}
