import L10nCore
import Yams

extension ConfigurationReader {
  /// The settings of rules: a level, or lines of settings.
  ///
  ///     missing-key: warning
  ///     untranslated-value: {severity: error, allow: [AirPlay], locales: {ar: off}, keys: {"brand.*": off}}
  mutating func readRules(_ node: Node, into rules: inout [String: RuleSettings]) {
    for (id, key, value) in entries(of: node, what: "'rules'", known: nil) {
      var settings = RuleSettings()
      settings.location = location(of: key)
      if value.mapping == nil {
        settings.level = level(value)
      } else {
        readSettings(value, of: id, into: &settings)
      }
      rules[id] = settings
    }
  }

  private mutating func readSettings(_ node: Node, of id: String, into settings: inout RuleSettings) {
    for (name, key, value) in entries(of: node, what: "rule '\(id)'", known: nil) {
      switch name {
      case "severity": settings.level = level(value)
      case "allow": settings.allowedTexts = Set(strings(value))
      case "ignore": settings.ignoredKeys = strings(value)
      case "locales": settings.locales = levels(value, of: "'locales' of rule '\(id)'", namesAreTags: true)
      case "tables": settings.tables = levels(value, of: "'tables' of rule '\(id)'")
      case "keys": settings.keys = levels(value, of: "'keys' of rule '\(id)'")
      // Which other names a rule has, the linter knows.
      default:
        let option = currentSpelling(of: name, among: nil, at: key) ?? name
        settings.options.append(SettingValue.Entry(option, setting(value), at: location(of: key)))
      }
    }
  }

  private mutating func levels(_ node: Node, of what: String, namesAreTags: Bool = false) -> [ScopedLevel] {
    entries(of: node, what: what, known: nil).compactMap { name, key, value in
      if namesAreTags, tag(key) == nil { return nil }
      return level(value).map { ScopedLevel(name, $0, at: location(of: key)) }
    }
  }

  private mutating func level(_ node: Node) -> RuleLevel? {
    guard let text = node.scalar?.string else {
      report("a severity is due here", at: node, help: "write error, warning, note or off")
      return nil
    }
    if let level = RuleLevel(text) { return level }
    report("'\(text)' is no severity", at: node, help: suggestion(for: text, among: RuleLevel.names))
    return nil
  }
}
