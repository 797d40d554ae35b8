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
    let texts = DeclaredTexts(context)
    let controls = Dictionary(
      context.configuration.controls.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var reported: Set<SourceLocation> = []
    return context.configuration.together.flatMap { group -> [RuleFinding] in
      let labels = group.controls.compactMap { controls[$0.name] }.flatMap { control in
        Set(control.texts.filter { $0.kind == .label }.map(\.key)).sorted().map { (control: control.name, key: $0) }
      }
      return texts.places.flatMap { place -> [RuleFinding] in
        var seen: [String: (control: String, entry: CatalogEntry, isOwn: Bool)] = [:]
        return labels.compactMap { control, key in
          guard let label = texts.entry(key, at: place), label.entry.heard.hasWords else { return nil }
          let heard = label.entry.texts.map { $0.text.heard(specifiers: []) }.joined(separator: "\n")
          guard let first = seen[heard] else {
            seen[heard] = (control, label.entry, label.isOwn)
            return nil
          }
          guard first.control != control, label.isOwn || first.isOwn else { return nil }
          let (blamed, other) = label.isOwn ? (label.entry, first.entry) : (first.entry, label.entry)
          guard reported.insert(blamed.valueLocation).inserted, !reported.contains(other.valueLocation) else {
            return nil
          }
          return RuleFinding(
            "label '\(blamed.key)' reads the same as '\(other.key)', and both can be on screen",
            atValueOf: blamed, related: [Diagnostic.Related("the other label", at: other.valueLocation)],
            help: "name what each control does")
        }
      }
    }
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
