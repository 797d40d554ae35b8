import L10nCore
import L10nSyntax
import Testing

@testable import L10nLint

struct LinterTests {
  private static let files = [
    "en.lproj/T.strings": "a.b = 1;; b.c = 2;\na.b = 3;", "fr.lproj/T.strings": "\"a.b\" \"1\";\nb.c = \"\\q\";",
  ]

  /// A rule with a finding for every entry, and its own message for the reader's duplicate keys.
  private static let rule = Rule(
    id: "entry", severity: .warning, summary: "An entry.", claims: [.duplicateKey]
  ) { context, _ in
    context.entries.map { entry in
      Diagnostic(
        "entry '\(entry.key)'", at: entry.keyLocation, subject: entry.subject,
        severity: entry.key == "b.c" && entry.file.path.hasPrefix("fr") ? .note : nil)
    }
  }

  @Test(arguments: [
    (
      "",
      "en:1:9 error stray-semicolon|en:1:11 warning entry|en:2:1 warning entry|fr:1:1 warning entry|"
        + "fr:1:6 error missing-equals|fr:2:1 note entry|fr:2:8 warning unknown-escape"
    ),
    ("entry=off", "en:1:9 error stray-semicolon|fr:1:6 error missing-equals|fr:2:8 warning unknown-escape"),
    (
      "entry=error stray-semicolon=note",
      "en:1:9 note stray-semicolon|en:1:11 error entry|en:2:1 error entry|"
        + "fr:1:1 error entry|fr:1:6 error missing-equals|fr:2:1 error entry|fr:2:8 warning unknown-escape"
    ),
    (
      "entry~a.* unknown-escape~*.c missing-equals=off",
      "en:1:9 error stray-semicolon|en:1:11 warning entry|fr:1:6 error missing-equals|fr:2:1 note entry"
    ),
    (
      // Text that was not read remains an error.
      "entry~* unknown-escape~b all=off missing-equals~*",
      "fr:1:6 error missing-equals"
    ),
  ])
  func settingsChooseWhatIsReported(settings: String, expected: String) {
    var configuration = Configuration()
    for setting in settings.split(separator: " ") {
      let parts = setting.split { $0 == "=" || $0 == "~" }.map(String.init)
      var rule = RuleSettings()
      if setting.contains("~") { rule.ignoredKeys = [parts[1]] }
      rule.isOff = parts[1] == "off"
      rule.severity = Severity(rawValue: parts[1])
      configuration.rules[parts[0]] = rule
    }
    for files in [Self.sources, Self.sources.reversed()] {
      var loader = CatalogLoader(configuration)
      let catalog = loader.catalog(of: files)
      let reported = Linter(rules: [Self.rule]).result(in: catalog).diagnostics.map { diagnostic in
        let path = diagnostic.location?.path ?? ""
        let position = catalog.sources[path]?.position(of: diagnostic.location?.range.lowerBound ?? 0)
        return
          "\(path.prefix(2)):\(position?.line ?? 0):\(position?.column ?? 0) \(diagnostic.severity) \(diagnostic.ruleID)"
      }
      #expect(reported.joined(separator: "|") == expected)
    }
  }

  private static let sources = files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }.sorted {
    $0.path < $1.path
  }

  @Test func claimedKindsAreNotReportedTwice() {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: Self.sources)
    #expect(Linter(rules: []).result(in: catalog).diagnostics.contains { $0.ruleID == "duplicate-key" })
    #expect(!Linter(rules: [Self.rule]).result(in: catalog).diagnostics.contains { $0.ruleID == "duplicate-key" })
    let all = Linter().result(in: catalog).diagnostics.filter { $0.ruleID == "duplicate-key" }
    #expect(all.count == 1 && all.first?.severity == .error)
  }

  @Test func findingsBelongToTheKeyThatHoldsThem() {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: Self.sources)
    let keys = Linter(rules: []).result(in: catalog).diagnostics.map { "\($0.ruleID) \($0.subject.key ?? "-")" }
    #expect(keys == ["stray-semicolon -", "duplicate-key a.b", "missing-equals a.b", "unknown-escape b.c"])
    let reported = Linter(rules: [.duplicateKey, .duplicateKeyUnescaped]).result(in: catalog).diagnostics
    #expect(reported.filter { $0.ruleID == "duplicate-key" }.map(\.subject.key) == ["a.b"])
  }

  @Test func baseIsReadInTheDevelopmentLanguage() {
    let plural = """
      <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>other</key><string>x</string></dict></dict></dict></plist>
      """
    for (development, kinds) in [("pl", ["plural-missing-category"]), ("ja", [])] {
      var configuration = Configuration()
      configuration.development = .init(development)
      var loader = CatalogLoader(configuration)
      let catalog = loader.catalog(of: [SourceFile(path: "Base.lproj/T.stringsdict", bytes: Array(plural.utf8))])
      #expect(Linter(rules: []).result(in: catalog).diagnostics.map(\.ruleID) == kinds)
    }
  }

  @Test func rulesThatDoNotExistAreErrorsInTheConfiguration() {
    var configuration = Configuration()
    for (index, id) in ["zzz", "mising-key", "missing-key", "stray-semicolon", "unreadable-file"].enumerated() {
      var settings = RuleSettings()
      settings.location = SourceLocation("l10n.yml", index..<index + 1)
      configuration.rules[id] = settings
    }
    let reported = RuleSettingsCheck.diagnostics(in: configuration).map { "\($0.message); \($0.help ?? "")" }
    #expect(
      reported == [
        "there is no rule 'zzz'; l10n rules lists all of them",
        "there is no rule 'mising-key'; did you mean 'missing-key'?",
      ])
  }

  @Test func optionsAreThoseOfTheirRule() {
    var settings = RuleSettings()
    settings.options = ["severty", "zzz"].map { SettingValue.Entry($0, SettingValue(.text("off"))) }
    var configuration = Configuration()
    configuration.rules["missing-key"] = settings
    let reported = RuleSettingsCheck.diagnostics(in: configuration).map { "\($0.message); \($0.help ?? "")" }
    #expect(
      reported == [
        "rule 'missing-key' has no 'severty'; did you mean 'severity'?",
        "rule 'missing-key' has no 'zzz'; it takes severity, allow, ignore, locales, tables, keys",
      ])
  }
}
