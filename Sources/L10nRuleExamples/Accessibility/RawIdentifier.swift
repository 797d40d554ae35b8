import L10nCore

extension RuleExamples {
  static let rawIdentifier: RuleExamples = RuleExamples(
    "a11y-raw-identifier",
    [
      .bad([
        "en.lproj/Player.strings": #"""
        "a.label" = ⟦"btn_play"⟧;
        "b.label" = ⟦"nav cast off"⟧;
        "c.label" = ⟦"speaker.wave.2"⟧;
        "d.label" = ⟦"playButton"⟧;
        "e.hint" = ⟦"ic_play.png"⟧;
        """#
      ]),
      .bad([
        "ar.lproj/Player.strings": #""play.label" = ⟦"play.label"⟧;"#,
        "ja.lproj/Player.strings": "/* 再生 */ \"play.label\" = ⟦\"▶︎\"⟧; \"stop.label\" = ⟦\"⏹\u{FE0F} …\"⟧;",
      ]),
      .bad([
        "de.lproj/Player.stringsdict": RuleExample.plural(
          "skip.label", ["one": "%lld Sekunde", "other": "⟦skip_seconds⟧"]),
        "Overrides/acme/de.lproj/Player.strings": #""skip.label" = ⟦"SKIP_LABEL"⟧;"#,
      ]),
      .bad(["en.lproj/Player.strings": #""go" = ⟦"arrow.right"⟧; "went" = "arrow.left";"#]) {
        $0.controls = [ControlDeclaration(example: "buttonGo", [(.label, nil, "go")], in: "")]
      },
      .bad([
        "en.lproj/Player.strings": #"""
        "time.prefix" = ⟦"time_prefix"⟧; "net.error" = ⟦"network_error"⟧; "done.announcement" = ⟦"doneText"⟧;
        "mode.value" = ⟦"mode_normal"⟧; "sort.value" = "by_name"; "sign.value" = "–"; "to.prefix" = ⟦"–"⟧;
        """#
      ]) { $0.controls = [ControlDeclaration(example: "buttonMode", [(.value, nil, "mode.value")], in: "")] },
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "%1$@, %2$@";
        "b.label" = "%@";
        "c.label" = "iPhone";
        "d.label" = "tvOS";
        "e.label" = "Full-screen";
        "f.label" = "360°";
        "g.text" = "⇥";
        "h.label" = "example.com";
        "i.label" = "e.g.";
        "j.label" = "1.5×";
        "k.label" = "play";
        "l.label" = "help@example.com";
        """#
      ]),
      .good([
        "ja.lproj/Player.strings": #""a.label" = "再生"; "b.label" = "";"#,
        "ar.lproj/Player.strings": #""a.label" = "تشغيل";"#,
        "lv.lproj/Player.strings": #""a.label" = "nav pieejams";"#,
      ]),
      .good(["en.lproj/Player.strings": #""a.label" = "ownCloud";"#]) {
        $0.rules["a11y-raw-identifier"] = RuleSettings(allowing: ["ownCloud"])
      },
    ])
}
