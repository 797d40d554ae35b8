extension RuleExamples {
  static let doubleSpace: RuleExamples = RuleExamples(
    "double-space",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""a" = "Play the video";"#,
          "de.lproj/Player.strings": #""a" = "Größeres⟦  ⟧Video⟦   ⟧abspielen";"#,
        ],
        fixed: ["de.lproj/Player.strings": #""a" = "Größeres Video abspielen";"#]),
      .bad(
        ["en.lproj/Player.strings": #""a" = "Play⟦  ⟧it. "; "b" = "End.  Next";"#],
        fixed: ["en.lproj/Player.strings": #""a" = "Play it. "; "b" = "End.  Next";"#]),
      .good([
        "en.lproj/Player.strings": #""a" = "%@.  %@"; "b" = "One\n  two   2\n  six  6"; "c" = "Go  ";"#,
        "ar.lproj/Player.strings": #""a" = "%@.  %@"; "b" = "واحد\n  اثنان   ٢\n  ستة  ٦"; "c" = "اذهب  ";"#,
      ]),
    ])
}
