import L10nCore

extension RuleExamples {
  static let sameBeginning: RuleExamples = RuleExamples(
    "a11y-same-beginning",
    [
      .bad([
        "en.lproj/Player.strings":
          #""full" = "Enter full screen"; "pip" = ⟦"Enter picture in picture"⟧; "exit" = "Back";"#,
        "ar.lproj/Player.strings": #""full" = "الدخول إلى ملء الشاشة"; "pip" = ⟦"الدخول إلى نافذة"⟧;"#,
        "fr.lproj/Player.strings": #""full" = "Plein écran"; "pip" = "Image";"#,
        "Overrides/acme/fr.lproj/Player.strings": #""pip" = ⟦"PLEIN format"⟧;"#,
      ]) { $0.declareExampleScreen() },
      .good([
        "en.lproj/Player.strings":
          #""full" = "Enter full screen"; "pip" = "Start picture in picture"; "off" = "Enter";"#,
        "de.lproj/Player.strings": #""full" = "Ein"; "pip" = "Eine Größe";"#,
        "ja.lproj/Player.strings": #""full" = "全画面 表示"; "pip" = "全画面 小";"#,
        "es.lproj/Player.strings": #""full" = "%@ a"; "pip" = "%@ b";"#,
        "fr.lproj/Player.strings": #""full" = "Lire"; "pip" = "Lire";"#,
      ]) { $0.declareExampleScreen() },
    ])
}

extension Configuration {
  /// Two controls of examples that are shown together, and one that is not.
  mutating func declareExampleScreen() {
    controls = [
      ControlDeclaration(example: "buttonFull", [(.label, nil, "full")], in: ""),
      ControlDeclaration(example: "buttonPip", [(.label, nil, "pip")], in: ""),
      ControlDeclaration(example: "buttonOff", [(.label, nil, "off")], in: ""),
    ]
    together = [ControlGroup(name: "vod", controls: ["buttonFull", "buttonPip"])]
  }
}
