import L10nCore

extension RuleExamples {
  static let nameMismatch: RuleExamples = RuleExamples(
    "a11y-name-mismatch",
    [
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
    ])
}

extension ControlDeclaration {
  /// A control of examples that has words drawn on it.
  static var exampleLive: ControlDeclaration {
    ControlDeclaration(example: "buttonLive", [(.label, nil, "live")], visible: "live.drawn", in: "")
  }
}
