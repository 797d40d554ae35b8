extension RuleExamples {
  static let spokenAbbreviation: RuleExamples = RuleExamples(
    "a11y-abbreviation",
    [
      .bad([
        "en.lproj/Player.strings":
          #""a.label" = "Jump back 10 ⟦s⟧"; "b.label" = "Turn on ⟦CC⟧"; "c.value" = "%lld ⟦kbps⟧"; "d.value" = "5⟦min⟧";"#,
        "de.lproj/Player.strings": #""a.label" = "10 ⟦Sek.⟧ zurück"; "b.value" = "⟦Autom.⟧";"#,
        "ar.lproj/Player.strings": #""a.label" = "رجوع 10 ⟦ث⟧";"#,
      ]),
      .bad([
        "ja.lproj/Player.strings": #""c.value" = "%lld ⟦kbps⟧";"#,
        "es.lproj/Player.stringsdict": RuleExample.plural("n.label", ["one": "%lld ⟦seg.⟧", "other": "%lld segundos"]),
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Jump back 10 seconds";
        "b.text" = "10 s";
        "c.label" = "s";
        "d.label" = "Min to max";
        "e.label" = "%@'s list";
        "f.label" = "History of ad breaks";
        "g.label" = "CCTV";
        """#,
        "zh-Hans.lproj/Player.strings": #""c.value" = "每秒 %lld 千比特";"#,
        "fr.lproj/Player.strings": #""a.label" = "Reculer de 10 secondes";"#,
      ]),
    ])
}
