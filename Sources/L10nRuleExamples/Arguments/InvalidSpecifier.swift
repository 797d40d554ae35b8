extension RuleExamples {
  static let invalidSpecifier: RuleExamples = RuleExamples(
    "invalid-specifier",
    [
      .bad(
        ["en.lproj/Player.strings": #""sure" = "100⟦% s⟧ure %@";"#],
        fixed: ["en.lproj/Player.strings": #""sure" = "100%% sure %@";"#]),
      .bad(
        [
          "en.lproj/Player.strings": #""off" = "%@: %lld%% off";"#,
          "fr.lproj/Player.strings": #""off" = "« %@ » : −%lld ⟦%⟧";"#,
          "de.lproj/Player.strings": #""off" = "%@: ⟦% w⟧eniger";"#,
        ], fixed: ["fr.lproj/Player.strings": #""off" = "« %@ » : −%lld %%";"#]),
      .bad(
        [
          "en.lproj/Player.strings": #""part" = "%lld%% of videos";"#,
          "fr.lproj/Player.strings": #""part" = "%lld ⟦% d⟧e vidéos";"#,
        ], fixed: ["fr.lproj/Player.strings": #""part" = "%lld %% de vidéos";"#]),
      .bad(
        [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files &lt; 5 ⟦%?⟧"])),
          "Overrides/acme/de.lproj/Player.strings": #""files" = "Die \"%lld\" Dateien: ⟦%y⟧";"#,
        ],
        fixed: [
          "en.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files &lt; 5 %%?"]))
        ]),
      .bad(["en.lproj/Player.strings": #""free" = "100⟦% f⟧ree";"#]),
      .good([
        "en.lproj/Player.strings": #""sure" = "100%% sure %@"; "plain" = "100% sure"; "signed" = "% d";"#,
        "de.lproj/Player.strings": #""sure" = "%@: 100 %%"; "plain" = "100 % sicher"; "signed" = "% d";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #""sale" = "%@ at %lld%%";"#,
        "ja.lproj/Player.strings": #""sale" = "%@は%lld％引き";"#,
      ]),
    ])
}
