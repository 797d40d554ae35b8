/// What `l10n.yml` says after the name of a setting whose meaning its reader does not know.
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
  }

  package let contents: Contents

  /// Its place; `nil` for a value that stands in no file.
  package let location: SourceLocation?

  package init(_ contents: Contents, at location: SourceLocation? = nil) {
    (self.contents, self.location) = (contents, location)
  }

  /// The text, if it is one.
  package var text: String? {
    if case .text(let text) = contents { text } else { nil }
  }

  /// The whole number that the text spells.
  package var number: Int? { text.flatMap { Int($0) } }

  /// What YAML 1.2 and people take for true and false.
  package var flag: Bool? {
    switch text {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The texts of a list; a single text is a list of one.
  package var texts: [String]? {
    switch contents {
    case .text(let text): return [text]
    case .list(let items):
      let texts = items.compactMap(\.text)
      return texts.count == items.count ? texts : nil
    case .mapping: return nil
    }
  }

  /// The texts of a list with their places; a single text is a list of one.
  package var names: [DeclaredName]? {
    let items = if case .list(let items) = contents { items } else { [self] }
    let names = items.compactMap { item in item.text.map { DeclaredName(name: $0, location: item.location) } }
    return names.count == items.count ? names : nil
  }

  /// The values by name; `nil` when it is no mapping.
  package var entries: [Entry]? {
    if case .mapping(let entries) = contents { entries } else { nil }
  }
}
