import L10nCore
import L10nRuntime

extension Rule {
  static let duplicateLabel = Rule(
    id: "a11y-duplicate-label", severity: .warning,
    summary: "Two controls that can be on screen together have the same label.",
    rationale: "Who hears them cannot tell them apart, and voice control asks which one is meant.",
    sources: ["WCAG 2.2, 2.4.6 Headings and Labels", "Google, Accessibility Test Framework: duplicate speakable text"],
    examples: [
      .bad([
        "en.lproj/Player.strings": #""rewind" = "Jump back"; "exit" = "Go back";"#,
        "de.lproj/Player.strings": #""rewind" = "Zurück"; "exit" = ⟦"zurück"⟧;"#,
        "zh-Hans.lproj/Player.strings": #""rewind" = "后退"; "exit" = ⟦"后退"⟧;"#,
        "ar.lproj/Player.strings": #""rewind" = "رجوع"; "exit" = "خروج";"#,
        "Overrides/acme/ar.lproj/Player.strings": #""exit" = ⟦"رُجوع"⟧;"#,
      ]) { $0.declareExampleGroup() },
      .bad(["en.lproj/Player.strings": #""rewind" = "Back"; "exit" = ⟦"Back"⟧;"#]) {
        $0.declareExampleGroup()
        $0.together += [ControlGroup(name: "live", controls: ["buttonExit", "buttonRewind"])]
      },
      .good([
        "en.lproj/Player.strings": #""rewind" = "Jump back"; "exit" = "Go back"; "off" = "Go back";"#,
        "ja.lproj/Player.strings": #""rewind" = "少し戻る"; "exit" = "閉じる"; "off" = "閉じる";"#,
        "fr.lproj/Player.strings": #""rewind" = "%@"; "exit" = "%@";"#,
      ]) { $0.declareExampleGroup() },
    ],
    obstacle: { context in
      context.configuration.together.isEmpty ? "no controls are listed as shown together in l10n.yml" : nil
    }
  ) { context in
    TogetherLabels(context).clashes { label, _ in label.wholeLabel }.map { blamed, other in
      RuleFinding(
        "label '\(blamed.key)' reads the same as '\(other.key)', and both can be on screen",
        atValueOf: blamed, related: [Diagnostic.Related("the other label", at: other.valueLocation)],
        help: "name what each control does")
    }
  }
}

extension CatalogEntry {
  /// What is heard of all its texts; `nil` where that is no more than arguments.
  var wholeLabel: String? {
    heard.hasWords ? texts.map { $0.text.heard(specifiers: []) }.joined(separator: "\n") : nil
  }
}

extension Configuration {
  /// Two controls of examples that are shown together.
  fileprivate mutating func declareExampleGroup() {
    controls = [
      ControlDeclaration(example: "buttonRewind", [(.label, nil, "rewind")], in: ""),
      ControlDeclaration(example: "buttonExit", [(.label, nil, "exit")], in: ""),
      ControlDeclaration(example: "buttonOff", [(.label, nil, "off")], in: ""),
    ]
    together = [ControlGroup(name: "vod", controls: ["buttonRewind", "buttonExit"])]
  }
}
