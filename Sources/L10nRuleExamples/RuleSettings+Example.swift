import L10nCore

extension RuleSettings {
  /// The settings of an example that switch a rule on, with its own options.
  init(example options: KeyValuePairs<String, SettingValue>) {
    self.init()
    severity = .warning
    for (name, value) in options { self[option: name] = value }
  }

  /// The settings of an example with one option.
  init(option name: String, _ value: SettingValue) {
    self.init()
    self[option: name] = value
  }

  /// The settings of an example that allow texts.
  init(allowing texts: Set<String>) {
    self.init()
    allowedTexts = texts
  }
}
