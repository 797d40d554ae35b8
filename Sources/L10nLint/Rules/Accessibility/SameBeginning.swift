import L10nCore
import L10nRuntime

extension Rule {
  static let sameBeginning = Rule(
    id: "a11y-same-beginning", severity: .note,
    summary: "Two controls that can be on screen together have labels with the same first word.",
    rationale:
      "Who moves through the controls listens to the beginning of each and goes on; what tells them apart comes "
      + "too late. Languages without spaces between words are not checked.",
    sources: ["WCAG 2.2, 2.4.6 Headings and Labels"],
    examples: [
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
    ],
    obstacle: { context in
      context.configuration.together.isEmpty ? "no controls are listed as shown together in l10n.yml" : nil
    }
  ) { context in
    TogetherLabels(context).clashes { label, place in
      TextConventions.conventions(for: place.language).separatesWords ? label.firstWord : nil
    }
    // Those that are alike altogether are another rule's.
    .filter { $0.blamed.wholeLabel != $0.other.wholeLabel }
    .map { blamed, other in
      RuleFinding(
        "label '\(blamed.key)' begins as '\(other.key)' does, and both can be on screen",
        atValueOf: blamed, related: [Diagnostic.Related("the other label", at: other.valueLocation)],
        help: "begin with what tells the control from others")
    }
  }
}

extension CatalogEntry {
  /// The first word that is heard of a label of several words; `nil` where an argument comes first.
  fileprivate var firstWord: String? {
    guard let word = heard.split(separator: " ").first, !word.unicodeScalars.contains("\u{FFFC}") else { return nil }
    return String(word)
  }
}

extension Configuration {
  /// Two controls of examples that are shown together, and one that is not.
  fileprivate mutating func declareExampleScreen() {
    controls = [
      ControlDeclaration(example: "buttonFull", [(.label, nil, "full")], in: ""),
      ControlDeclaration(example: "buttonPip", [(.label, nil, "pip")], in: ""),
      ControlDeclaration(example: "buttonOff", [(.label, nil, "off")], in: ""),
    ]
    together = [ControlGroup(name: "vod", controls: ["buttonFull", "buttonPip"])]
  }
}
