extension RuleExamples {
  static let developerText: RuleExamples = RuleExamples(
    "a11y-developer-text",
    [
      .bad([
        "en.lproj/Player.strings": #"""
        "a.error" = "The source ⟦==⟧ nil";
        "b.error" = "Call ⟦`play`⟧ first";
        "c.error" = "⟦AVPlayerItem⟧ failed";
        "d.hint" = "Calls ⟦[player play]⟧.";
        "e.error" = "⟦setDelegate:⟧ was not called";
        "f.error" = "Use ⟦play()⟧ first";
        """#,
        "ja.lproj/Player.strings": #""a.error" = "⟦NSError⟧が発生しました";"#,
      ]),
      .bad(["de.lproj/Player.strings": #""a.error" = "Datei ⟦Info.plist⟧ fehlt"; "b.error" = "Quelle ist ⟦nil⟧";"#]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.error" = "The video could not be loaded.";
        "b.error" = "YouTube and AirPlay are off.";
        "c.text" = "Call `play`";
        "d.error" = "The file notes.txt is too large.";
        "e.label" = "JavaScript";
        "f.error" = "File(s) missing [1]";
        "g.error" = "Note: it failed.";
        "h.label" = "btn_play";
        "i.error" = "It failed. [Learn more](https://example.com) or [read on](https://example.com)";
        """#,
        "fr.lproj/Player.strings": #""a.error" = "Score nul (0)";"#,
      ]),
    ])
}
