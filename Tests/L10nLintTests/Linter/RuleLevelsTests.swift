import L10nCore
import L10nRuntime
import Testing

@testable import L10nLint

struct RuleLevelsTests {
  /// The settings of the rules "r", "all" and the optional rule "o", as words `rule.scope:name=level`; a finding as
  /// words `rule locale table key`; and its severity.
  @Test(arguments: [
    ("", "r fr Ads a.b", "warning"),
    ("r=error", "r fr Ads a.b", "error"),
    ("r=error r.locales:fr=note", "r fr Ads a.b", "note"),
    ("r=error r.locales:fr=note", "r fr-CA Ads a.b", "note"),
    ("r=error r.locales:fr=note r.locales:fr-CA=off", "r fr-CA Ads a.b", "off"),
    ("r.locales:fr-CA=off r.locales:fr=note", "r fr-CA Ads a.b", "off"),
    ("r.locales:fr-CA=off", "r fr Ads a.b", "warning"),
    ("r.locales:pt-BR=off", "r pt Ads a.b", "warning"),
    ("r.locales:zh=note r.locales:zh-Hant=off", "r zh_TW Ads a.b", "off"),
    ("r.locales:zh=note r.locales:zh-Hant=off", "r zh-Hans Ads a.b", "note"),
    ("r.locales:en=off", "r Base Ads a.b", "off"),
    ("r.locales:fr=note r.tables:Ads=error", "r fr Ads a.b", "error"),
    ("r.locales:fr=note r.tables:Ads=error r.keys:a.*=off", "r fr Ads a.b", "off"),
    ("r.keys:a.b=note r.keys:a.*=off r.keys:*=error", "r fr Ads a.b", "note"),
    ("r.keys:a.*=off r.keys:*=error", "r fr Ads b.b", "error"),
    ("r.keys:b*=off r.keys:a*=note r.keys:*b=error", "r fr Ads a.b", "error"),
    ("r.tables:Wid*=off", "r fr Widgets/Ads a.b", "off"),
    ("all=note", "r fr Ads a.b", "note"),
    ("all=note r=error", "r fr Ads a.b", "error"),
    ("all.tables:Ads=off r=error", "r fr Ads a.b", "off"),
    ("all.tables:Ads=off r.tables:Ads=note", "r fr Ads a.b", "note"),
    ("all~a.* r=error", "r fr Ads a.b", "off"),
    ("r~a.* r.keys:a.b=error", "r fr Ads a.b", "off"),
    ("r.keys:a.b=off", "r fr Ads -", "warning"),
    ("r=off all.locales:fr=error", "r fr Ads a.b", "off"),
    ("r=off r.keys:a.b=note all.locales:fr=error", "r fr Ads a.b", "note"),
    ("r.locales:fr=off", "r - - -", "warning"),
    ("", "o fr Ads a.b", "off"),
    ("all=error", "o fr Ads a.b", "off"),
    ("o=note", "o fr Ads a.b", "note"),
    ("o.locales:fr=error", "o fr Ads a.b", "error"),
    ("o.locales:fr=error", "o de Ads a.b", "off"),
    ("o=note all.tables:Ads=off", "o fr Ads a.b", "off"),
  ])
  func theMostSpecialSettingCounts(settings: String, finding: String, expected: String) {
    let words = finding.split(separator: " ").map { $0 == "-" ? nil : String($0) }
    let diagnostic = Diagnostic(
      words[0] ?? "", .warning, "m", at: nil,
      subject: Diagnostic.Subject(locale: words[1], table: words[2], key: words[3]))
    let levels = Self.levels(settings)
    #expect(levels.applied(to: diagnostic)?.severity.rawValue ?? "off" == expected)
    let rule = words[0] == "o" ? Self.optional : Self.ordinary
    if expected != "off" { #expect(levels.runs(rule)) }
  }

  @Test(arguments: [
    ("", "r"), ("r=off", ""), ("all=off", ""), ("all=off r=note", "r"), ("all=off r.keys:a=note", "r"),
    ("r=off r.locales:fr=off", ""), ("all=error", "r"), ("all.locales:fr=error r=off", ""), ("o=off", "r"),
    ("o.tables:Ads=note", "r o"), ("o~a", "r"),
  ])
  func rulesThatTellNothingDoNotRun(settings: String, expected: String) {
    let levels = Self.levels(settings)
    #expect([Self.ordinary, Self.optional].filter(levels.runs).map(\.id).joined(separator: " ") == expected)
  }

  @Test func selectionsRunWhatIsSwitchedOff() {
    let selection = LintSelection(rules: ["o"], locales: ["fr"])
    let levels = Self.levels("o=off r=error o.keys:quiet=off", selection)
    #expect(levels.runs(Self.optional) && !levels.runs(Self.ordinary))
    func reported(_ id: String, _ locale: String?, key: String) -> Bool {
      let subject = Diagnostic.Subject(locale: locale, table: "T", key: key)
      return levels.applied(to: Diagnostic(id, .note, "m", at: nil, subject: subject)) != nil
    }
    #expect(reported("o", "fr", key: "a") && reported("o", "fr-CA", key: "a") && reported("o", nil, key: "a"))
    #expect(!reported("o", "de", key: "a") && !reported("r", "fr", key: "a") && !reported("o", "fr", key: "quiet"))
  }

  @Test func noRuleHasAnOptionThatAllRulesHave() {
    for rule in Rule.all {
      for option in rule.options { #expect(!RuleSettings.commonNames.contains(option.name), "\(rule.id)") }
    }
  }

  private static func rule(_ id: String, use: RuleInfo.Use) -> Rule {
    Rule(id: id, severity: .warning, use: use, summary: ".") { _, _ in [] }
  }

  private static let ordinary = rule("r", use: .always)
  private static let optional = rule("o", use: .onRequest)

  private static func levels(_ settings: String, _ selection: LintSelection = LintSelection()) -> RuleLevels {
    var configuration = Configuration()
    for setting in settings.split(separator: " ") {
      let parts = setting.split { "=.:~".contains($0) }.map(String.init)
      var rule = configuration.rules[parts[0]] ?? RuleSettings()
      let name = setting.split(separator: "=")[0].split(separator: ":").last.map(String.init) ?? ""
      let level = setting.split(separator: "=").last.flatMap { RuleLevel(String($0)) }
      if setting.contains("~") {
        rule.ignoredKeys.append(String(setting.split(separator: "~")[1]))
      } else if let level, setting.contains(":") {
        let scoped = ScopedLevel(name, level)
        switch parts[1] {
        case "locales": rule.locales.append(scoped)
        case "tables": rule.tables.append(scoped)
        default: rule.keys.append(scoped)
        }
      } else {
        rule.level = level
      }
      configuration.rules[parts[0]] = rule
    }
    var loader = CatalogLoader(configuration)
    let files = ["Base", "en", "fr", "zh_TW", "zh-Hans"].map {
      SourceFile(path: "\($0).lproj/T.strings", bytes: Array("a = b;".utf8))
    }
    return RuleLevels(loader.catalog(of: files), rules: [ordinary, optional], selection: selection)
  }
}
