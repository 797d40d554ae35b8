/// A setting in `l10n.yml` that one rule has beside those of all rules, declared in the rule's file and read by its type.
///
///     private let least = RuleOption("least", .integer, default: 3, "How many keys have the text at least.")
///     … settings[least] …
package struct RuleOption<Value: Sendable>: DeclaredOption {
  package let line: SettingLine
  private let read: @Sendable (SettingValue) -> Value?
  private let defaultValue: Value

  /// - Parameter summary: what it does, one sentence.
  package init(_ name: String, _ kind: SettingKind<Value>, default value: Value, _ summary: String) {
    line = SettingLine(name, kind.shape, summary)
    (read, defaultValue) = ({ kind.value(of: $0) }, value)
  }

  /// An option that is `nil` where nothing is set.
  package init<Set>(_ name: String, _ kind: SettingKind<Set>, _ summary: String) where Value == Set? {
    line = SettingLine(name, kind.shape, summary)
    (read, defaultValue) = ({ kind.value(of: $0).map { .some($0) } }, nil)
  }

  package func accepts(_ value: SettingValue) -> Bool { read(value) != nil }

  /// The value in the settings of the rule.
  fileprivate func value(in settings: RuleSettings) -> Value {
    settings[option: name].flatMap(read) ?? defaultValue
  }
}

/// An option of a rule, whatever its type.
package protocol DeclaredOption: Sendable {
  /// Its name, and what may be written after it.
  var line: SettingLine { get }

  /// Whether a value is one of its type.
  func accepts(_ value: SettingValue) -> Bool
}

extension DeclaredOption {
  /// Its name in the file.
  package var name: String { line.name }

  /// What it does, one sentence.
  package var summary: String { line.shape.summary ?? "" }
}

extension RuleSettings {
  /// The value of an option.
  package subscript<Value>(option: RuleOption<Value>) -> Value { option.value(in: self) }
}
