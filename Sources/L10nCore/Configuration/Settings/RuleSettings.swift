/// The settings of one rule in a catalog.
package struct RuleSettings: Equatable, Sendable {
  /// The severity of the rule's findings; `nil` for the rule's own.
  package var severity: Severity?

  /// Whether the rule is switched off.
  package var isOff = false

  /// Texts that the rule accepts everywhere, such as brand names for `untranslated-value`.
  package var allowedTexts: Set<String> = []

  /// Keys that the rule ignores; `*` matches any characters.
  package var ignoredKeys: [String] = []

  /// Options of this rule only, such as the limits of `a11y-too-long`, without repeats.
  package var options: [SettingValue.Entry] = []

  /// Levels for languages and their regional variants, by language tag.
  package var locales: [ScopedLevel] = []

  /// Levels for tables; `*` matches any characters.
  package var tables: [ScopedLevel] = []

  /// Levels for keys; `*` matches any characters.
  package var keys: [ScopedLevel] = []

  /// The place of the rule in the configuration.
  package var location: SourceLocation?

  package init() {}

  /// The value of an option.
  package subscript(option name: String) -> SettingValue? {
    get { options.last { $0.name == name }?.value }
    set {
      options.removeAll { $0.name == name }
      if let newValue { options.append(SettingValue.Entry(name, newValue)) }
    }
  }
}

/// The settings of every rule. An option of only one rule is a `RuleOption` in its file.
extension RuleSettings {
  static let settings: [Setting<RuleSettings>] = [
    Setting("severity", \.level, .level),
    Setting(
      "allow",
      SettingKind<[String]>.list(.text).summary("Texts that pass wherever they are.").defined(as: "allow")
    ) { $1.allowedTexts = Set($0) },
    Setting(
      "ignore", \.ignoredKeys,
      .list(.text.offering(.keys)).summary("Keys that are left alone; * matches any characters.")
        .defined(as: "ignore")),
    Setting(
      "locales", \.locales,
      .levels("Severities for languages and their regional variants.", byLanguage: true).offering(.locales)
        .defined(as: "localeLevels")),
    Setting(
      "tables", \.tables,
      .levels("Severities for tables; * matches any characters.").offering(.tables).defined(as: "tableLevels")),
    Setting(
      "keys", \.keys,
      .levels("Severities for keys; * matches any characters.").offering(.keys).defined(as: "keyLevels")),
  ]

  /// The names of the settings of every rule.
  package static let commonNames = settings.map(\.line.name)
}

extension SettingKind<RuleLevel> {
  fileprivate static var level: Self {
    let words = SettingShape(.words(RuleLevel.names + ["false"]), "The severity of findings.")
    return Self(SettingShape(.named("level", words))) { value, _, reader in
      guard let text = value.text else {
        reader.report("expected a severity", at: value, help: "write error, warning, note or off")
        return nil
      }
      if let level = RuleLevel(text) { return level }
      reader.report(
        "'\(text)' is not a severity", at: value, help: reader.suggestion(for: text, among: RuleLevel.names))
      return nil
    }
  }
}

extension SettingKind<[ScopedLevel]> {
  /// Levels by name.
  fileprivate static func levels(_ summary: String, byLanguage: Bool = false) -> Self {
    SettingKind<RuleLevel>.level.byName(byLanguage: byLanguage).summary(summary).map { all, _, reader in
      all.compactMap { level in
        if byLanguage, reader.tag(level.key) == nil { return nil }
        return ScopedLevel(level.name, level.value, at: level.key.location)
      }
    }
  }
}

extension SettingKind<[String: RuleSettings]> {
  /// Settings of rules by id: a level, or lines of settings. The linter checks the names of rules and options.
  static func rules(_ rules: [RuleInfo]) -> Self {
    let common = RuleSettings.settings.map(\.line)
    let plain = SettingShape(.named("settings", SettingShape(.group(common))))
    func line(_ id: String, _ summary: String, _ options: [any DeclaredOption] = []) -> SettingLine {
      let own = options.isEmpty ? plain : SettingShape(.group(common + options.map(\.line)))
      return SettingLine(id, SettingShape(.either([SettingKind<RuleLevel>.level.shape, own]), summary))
    }
    let all = line(RuleSettings.allRules, "The settings of all rules; a rule's own settings override them.")
    let shape = SettingShape(
      .group([all] + rules.map { line($0.id, $0.summary, $0.options) }), "Settings of rules, by id.")
    return Self(SettingShape(.named("rules", shape))) { value, name, reader in
      var result: [String: RuleSettings] = [:]
      for (id, key, value) in reader.entries(of: value, what: name, known: nil) {
        var settings = RuleSettings()
        settings.location = reader.location(of: key)
        if value.entries == nil {
          settings.level = SettingKind<RuleLevel>.level.read(value, id, &reader)
        } else {
          settings.read(value, "rule '\(id)'", &reader)
        }
        result[id] = settings
      }
      return result
    }
  }
}

extension RuleSettings {
  fileprivate mutating func read(_ value: SettingValue, _ title: String, _ reader: inout SettingReader) {
    for (name, key, value) in reader.entries(of: value, what: title, known: nil) {
      if let setting = Self.settings.first(where: { $0.line.name == name }) {
        setting.read(value, "'\(name)' of \(title)", &reader, &self)
      } else {
        let option = reader.currentSpelling(of: name, among: nil, at: key) ?? name
        options.append(SettingValue.Entry(option, value.withoutNothing, at: key.location))
      }
    }
  }
}

extension SettingValue {
  /// The value without names that have no value.
  fileprivate var withoutNothing: SettingValue {
    guard let entries else { return self }
    let said = entries.filter { !$0.value.isNothing }
    return SettingValue(.mapping(said.map { Entry($0.name, $0.value.withoutNothing, at: $0.location) }), at: location)
  }
}
