import L10nCore
import L10nRuntime

extension Rule {
  static let invalidSpecifier = Rule(
    id: "invalid-specifier", severity: .error,
    summary: "A text that is run as a format has a percent sign that begins no specifier, or mixes two numberings.",
    rationale: """
      Foundation drops the percent sign and letters behind it, or takes an argument for them: "100% sure %@" reads \
      "100ure (null)".
      """,
    examples: [
      .bad(["en.lproj/Player.strings": #""sure" = "100⟦% s⟧ure %@";"#]),
      .bad([
        "en.lproj/Player.strings": #""off" = "%@: %lld%% off";"#,
        "fr.lproj/Player.strings": #""off" = "« %@ » : −%lld ⟦%⟧";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""part" = "%lld%% of videos";"#,
        "fr.lproj/Player.strings": #""part" = "%lld ⟦% d⟧e vidéos";"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""of" = "%1$@ of %2$@";"#,
        "ja.lproj/Player.strings": #""of" = "%1$@の⟦%@⟧";"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files &lt; 5 ⟦%?⟧"])),
        "Overrides/acme/de.lproj/Player.strings": #""files" = "Die \"%lld\" Dateien: ⟦%y⟧";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""sure" = "100%% sure %@"; "plain" = "100% sure"; "signed" = "% d";"#,
        "de.lproj/Player.strings": #""sure" = "%@: 100 %%"; "plain" = "100 % sicher"; "signed" = "% d";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""sale" = "%@ at %lld%%";"#,
        "ja.lproj/Player.strings": #""sale" = "%@は%lld％引き";"#,
      ]),
    ]
  ) { context in
    context.entrySpecifierFaults().compactMap { entry, fault in
      switch fault.kind {
      case .damaged: nil
      case .spaceFlag:
        RuleFinding(
          "'\(fault.written)' in '\(entry.key)' is read as a number with a leading space",
          at: entry.location(of: fault.range, in: fault.text), subject: entry.subject,
          help: "write %% for a percent sign")
      case .unreadable(let code):
        RuleFinding(
          code == .mixedPositional
            ? "'\(entry.key)' mixes numbered and unnumbered specifiers"
            : "'\(fault.written)' in '\(entry.key)' is no specifier: \(FormatError(code, at: fault.range))",
          at: entry.location(of: fault.range, in: fault.text), subject: entry.subject, help: help(for: code))
      }
    }
  }

  private static func help(for code: FormatError.Code) -> String {
    switch code {
    case .incomplete, .unknownConversion, .badFlag: "write %% for a percent sign"
    case .badLength, .badPrecision, .unsupportedFlag, .unsupportedConversion:
      "write a specifier that every system knows, such as %@ or %lld"
    case .forbidden: "remove it"
    case .mixedPositional: "number all of them, as in %1$@"
    case .positionZero, .positionTooLarge, .missingPosition, .typeConflict: "count positions from 1"
    case .badVariable: "write the variable's name between %#@ and @"
    }
  }
}
