import L10nCore
import L10nRuntime

extension Rule {
  static let nameMismatch = Rule(
    id: "a11y-name-mismatch", severity: .warning,
    summary: "The label of a control does not contain the words that are drawn on it.",
    rationale: "Who speaks to the device says what is drawn, and voice control finds nothing of that name.",
    sources: ["WCAG 2.2, 2.5.3 Label in Name", "EN 301 549, 11.2.5.3"],
    examples: [
      .bad([
        "en.lproj/Player.strings": #""live" = "Go to live"; "live.drawn" = "Live";"#,
        "fr.lproj/Player.strings": #""live" = ⟦"Revenir au direct"⟧; "live.drawn" = "En direct";"#,
        "ja.lproj/Player.strings": #""live" = ⟦"最新の位置に移動"⟧; "live.drawn" = "ライブ";"#,
      ]) { $0.controls = [.exampleLive] },
      .bad([
        "en.lproj/Player.strings": #""live" = "Go to live"; "live.drawn" = "Live";"#,
        "Overrides/acme/en.lproj/Player.strings": #""live" = ⟦"Relive"⟧;"#,
      ]) { $0.controls = [.exampleLive] },
      .bad(["en.lproj/Player.strings": #""live" = "Live";"#, "l10n.yml": "visibleText: ⟦live.drwan⟧"]) {
        $0.controls = [
          ControlDeclaration(
            example: "buttonLive", [(.label, nil, "live")], visible: "live.drwan", in: "visibleText: live.drwan")
        ]
      },
      .good([
        "en.lproj/Player.strings": #""live" = "Go to live"; "live.drawn" = "LIVE ⇥";"#,
        "de.lproj/Player.strings": #""live" = "Zur Live-Übertragung"; "live.drawn" = "Live";"#,
        "ar.lproj/Player.strings": #""live" = "الانتقال إلى البث المباشر"; "live.drawn" = "مباشر";"#,
        "zh-Hans.lproj/Player.strings": #""live" = "回到直播"; "live.drawn" = "直播";"#,
        "ko.lproj/Player.strings": #""live" = "라이브로 이동";"#,
      ]) { $0.controls = [.exampleLive] },
    ],
    obstacle: { context in
      context.configuration.controls.contains { $0.visibleText != nil }
        ? nil : "no control has a visibleText in l10n.yml"
    }
  ) { context in
    let texts = DeclaredTexts(context)
    return context.configuration.controls.flatMap { control -> [RuleFinding] in
      guard let visible = control.visibleText else { return [] }
      if let unknown = texts.unknownKey(visible, of: "control '\(control.name)'") { return [unknown] }
      let labels = Set(control.texts.filter { $0.kind == .label }.map(\.key)).sorted()
      return texts.places.flatMap { place -> [RuleFinding] in
        guard let drawn = texts.entry(visible.name, at: place) else { return [] }
        let matching = SpokenWords.words(for: place.language)?.phraseMatching ?? .word
        return labels.compactMap { key in
          guard let label = texts.entry(key, at: place), label.isOwn || drawn.isOwn, drawn.entry.heard.hasWords,
            !label.entry.heard.hears(drawn.entry.heard, matching)
          else { return nil }
          return RuleFinding(
            "label '\(key)' does not contain '\(drawn.entry.texts.first?.text ?? "")', which is drawn on it",
            atValueOf: label.entry, related: [Diagnostic.Related("the drawn text", at: drawn.entry.valueLocation)],
            help: "begin the label with the drawn words")
        }
      }
    }
  }
}

extension ControlDeclaration {
  /// A control of examples that has words drawn on it.
  fileprivate static var exampleLive: ControlDeclaration {
    ControlDeclaration(example: "buttonLive", [(.label, nil, "live")], visible: "live.drawn", in: "")
  }
}
