import L10nCore

extension RuleExamples {
  static let undefinedKey: RuleExamples = RuleExamples(
    "undefined-key",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""player.play" = "Play";"#,
          "../App/Player.swift":
            #"/* NSLocalizedString("x") */ let title = l10n(⟦"playr.play"⟧) + l10n("player.play")"#,
        ], configure: { $0.code = CodeSettings(sources: ["../App"]) }),
      .bad(
        [
          "en.lproj/Localizable.strings": #""ok" = "OK";"#, "en.lproj/Ads.strings": #""skip" = "Skip";"#,
          "../App/Ads.swift": """
          let title = NSLocalizedString(⟦"skip"⟧, comment: "")
          let other = String(localized: "skip", table: "Ads", comment: "x") + NSLocalizedString("ok", tableName: nil)
          let wrong = LocalizedStringResource(⟦"ok"⟧, table: "Ads")
          let table = NSLocalizedString(⟦"skip"⟧, tableName: "Adz", comment: "")
          """,
        ], configure: { $0.code = CodeSettings(sources: ["../App"]) }),
      .bad(
        [
          "ko.lproj/Player.strings": #""재생" = "재생";"#,
          "../App/Player.swift": #"""
          let title = tr(⟦#"일시정지"#⟧) + ⟦"정지"⟧.localized + "재생".localized + "\(tr(⟦"\u{BA48}춤"⟧))"
          """#,
        ], configure: { $0.code = CodeSettings(sources: ["../App"], functions: ["tr", "localized"]) }),
      .good(
        [
          "en.lproj/Player.strings": #""play" = "Play"; "broken" "#,
          "de.lproj/Player.strings": #""nur" = "Nur hier";"#,
          "../App/Player.swift": #"""
          let a = l10n("play") + l10n(key) + l10n("nur") + l10n("broken") + l10n("a" + "b") + "l10n(\"x\")"
          let b = NSLocalizedString("OK", bundle: Bundle(for: UIButton.self), comment: "")
          let c = NSLocalizedString("title", tableName: "Other", comment: "") + String("x") + String(describing: "x")
          let d = Text("Not a key") // NSLocalizedString("x", comment: "")
          """#,
        ], configure: { $0.code = CodeSettings(sources: ["../App"]) }),
    ])
}
