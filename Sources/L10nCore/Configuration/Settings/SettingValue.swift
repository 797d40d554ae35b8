/// A value in a file of settings, with its place.
package struct SettingValue: Hashable, Sendable {
  package indirect enum Contents: Hashable, Sendable {
    case text(String)
    case list([SettingValue])
    /// Names with their values, in order.
    case mapping([Entry])
  }

  package struct Entry: Hashable, Sendable {
    package let name: String
    package let value: SettingValue

    /// The place of the name; `nil` if it is not in a file.
    package let location: SourceLocation?

    package init(_ name: String, _ value: SettingValue, at location: SourceLocation? = nil) {
      (self.name, self.value, self.location) = (name, value, location)
    }

    /// The name with its place, as a value for further reading.
    package var key: SettingValue { SettingValue(.text(name), at: location) }
  }

  package let contents: Contents

  /// The place; `nil` for a value that is not in a file.
  package let location: SourceLocation?

  /// Whether the value is missing, or a null, which a list still accepts as a text.
  package let isNothing: Bool

  package init(_ contents: Contents, at location: SourceLocation? = nil, isNothing: Bool = false) {
    (self.contents, self.location, self.isNothing) = (contents, location, isNothing)
  }

  /// The text; `nil` for other values.
  package var text: String? {
    if case .text(let text) = contents { text } else { nil }
  }

  /// The boolean in the spellings of YAML 1.2 and of people; `nil` for other values.
  package var flag: Bool? {
    switch text {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The values of a list; `nil` for other values.
  package var items: [SettingValue]? {
    if case .list(let items) = contents { items } else { nil }
  }

  /// The texts of a list; a single text is a list of one.
  package var texts: [String]? { SettingKind.texts.value(of: self) }

  /// The values of a mapping by name; `nil` for other values.
  package var entries: [Entry]? {
    if case .mapping(let entries) = contents { entries } else { nil }
  }
}
