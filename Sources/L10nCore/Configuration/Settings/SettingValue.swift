/// What a file of settings says after a name, with its place, whatever it means.
package struct SettingValue: Hashable, Sendable {
  package indirect enum Contents: Hashable, Sendable {
    case text(String)
    case list([SettingValue])
    /// Names and the value of each, in their order.
    case mapping([Entry])
  }

  package struct Entry: Hashable, Sendable {
    package let name: String
    package let value: SettingValue

    /// The place of the name; `nil` for one that stands in no file.
    package let location: SourceLocation?

    package init(_ name: String, _ value: SettingValue, at location: SourceLocation? = nil) {
      (self.name, self.value, self.location) = (name, value, location)
    }

    /// The name with its place, to be read as a value is.
    package var key: SettingValue { SettingValue(.text(name), at: location) }
  }

  package let contents: Contents

  /// Its place; `nil` for a value that stands in no file.
  package let location: SourceLocation?

  /// Whether nothing is written, or a null, which a list takes for a text all the same.
  package let isNothing: Bool

  package init(_ contents: Contents, at location: SourceLocation? = nil, isNothing: Bool = false) {
    (self.contents, self.location, self.isNothing) = (contents, location, isNothing)
  }

  /// The text, if it is one.
  package var text: String? {
    if case .text(let text) = contents { text } else { nil }
  }

  /// What YAML 1.2 and people take for true and false.
  package var flag: Bool? {
    switch text {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The values of a list; `nil` when it is none.
  package var items: [SettingValue]? {
    if case .list(let items) = contents { items } else { nil }
  }

  /// The texts of a list; a single text is a list of one.
  package var texts: [String]? { SettingKind.texts.value(of: self) }

  /// The values by name; `nil` when it is no mapping.
  package var entries: [Entry]? {
    if case .mapping(let entries) = contents { entries } else { nil }
  }
}
