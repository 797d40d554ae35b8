package import L10nRuntime

/// Reads the values of `l10n.yml` and other files of settings, and reports their errors.
///
/// Invalid values stay at their defaults, and so do names without a value.
package struct SettingReader: Sendable {
  /// The path of the file in diagnostics.
  package let path: String

  /// The reports in the order of reading.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Whether a path in the file stays within its project.
  let isInProject: @Sendable (String) -> Bool

  package init(path: String, isInProject: @escaping @Sendable (String) -> Bool = { _ in true }) {
    (self.path, self.isInProject) = (path, isInProject)
  }

  // MARK: Reports

  /// Reports an error.
  package mutating func report(_ message: String, at value: SettingValue, help: String? = nil) {
    report(message, at: location(of: value), help: help)
  }

  mutating func report(_ message: String, at location: SourceLocation?, help: String? = nil) {
    diagnostics.append(Diagnostic("configuration", .error, message, at: location, help: help))
  }

  /// The place of a value; the start of the file if it has none.
  package func location(of value: SettingValue) -> SourceLocation { value.location ?? SourceLocation(path, 0..<0) }

  /// The nearest known word, otherwise all of them.
  func suggestion(for word: String, among known: [String]) -> String {
    Suggestion.question(word, among: known) ?? "write one of \(known.joined(separator: ", "))"
  }

  // MARK: Values

  /// Reads a text; reports any other value.
  package mutating func string(_ value: SettingValue) -> String? {
    if let text = value.text { return text }
    report("expected a text", at: value)
    return nil
  }

  /// Reads a text with its place.
  package mutating func name(_ value: SettingValue) -> DeclaredName? {
    string(value).map { DeclaredName(name: $0, location: location(of: value)) }
  }

  /// Reads `true` or `false`.
  package mutating func boolean(_ value: SettingValue) -> Bool? {
    guard let text = string(value) else { return nil }
    if let flag = value.flag { return flag }
    report("'\(text)' is neither true nor false", at: value)
    return nil
  }

  /// Reads a language tag.
  package mutating func tag(_ value: SettingValue) -> LanguageTag? {
    guard let text = string(value) else { return nil }
    if let tag = LanguageTag(directoryName: text) { return tag }
    report("'\(text)' is not a language tag", at: value, help: "write a BCP 47 tag such as pt-BR")
    return nil
  }

  /// Reads the texts of a list.
  package mutating func strings(_ value: SettingValue) -> [String] { items(of: value).compactMap { string($0) } }

  /// Reads the texts of a list with their places.
  package mutating func names(_ value: SettingValue) -> [DeclaredName] { items(of: value).compactMap { name($0) } }

  mutating func items(of value: SettingValue) -> [SettingValue] {
    if let items = value.items { return items }
    report("expected a list", at: value, help: "write [a, b], or one item per line after '- '")
    return []
  }

  /// Reads the entries of a mapping in file order. Unknown names are reported and left out; names without a value are
  /// ignored.
  package mutating func entries(
    of value: SettingValue, what: String, known: [String]?
  ) -> [(name: String, key: SettingValue, value: SettingValue)] {
    guard let entries = value.entries else {
      report("\(what) takes lines of 'name: value'", at: value)
      return []
    }
    var result: [(name: String, key: SettingValue, value: SettingValue)] = []
    for entry in entries {
      if let known, !known.contains(entry.name) {
        if let current = currentSpelling(of: entry.name, among: known, at: entry.key) {
          result.append((current, entry.key, entry.value))
        } else {
          report("\(what) has no '\(entry.name)'", at: entry.key, help: suggestion(for: entry.name, among: known))
        }
      } else if !entry.value.isNothing {
        result.append((entry.name, entry.key, entry.value))
      }
    }
    return result
  }

  /// Reads settings by name.
  ///
  /// - Parameter name: the name of all settings in messages.
  mutating func read<Owner>(
    _ value: SettingValue, _ name: String, _ settings: [Setting<Owner>], into owner: inout Owner
  ) {
    for (key, _, value) in entries(of: value, what: name, known: settings.map(\.line.name)) {
      guard let setting = settings.first(where: { $0.line.name == key }) else { continue }
      setting.read(value, name == Configuration.title ? "'\(key)'" : "'\(key)' of \(name)", &self, &owner)
    }
  }

  /// The current spelling of a word in camel case, `visible-text` for `visibleText`, reported with a note.
  ///
  /// - Parameter known: the known words; `nil` accepts any.
  /// - Returns: `nil` if the word is not an older spelling of one of them.
  mutating func currentSpelling(of word: String, among known: [String]?, at value: SettingValue) -> String? {
    let current = word.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    guard current != word, known?.contains(current) ?? true else { return nil }
    diagnostics.append(
      Diagnostic(
        "configuration", .note, "'\(word)' is now spelled '\(current)'", at: location(of: value),
        help: "write \(current)"))
    return current
  }
}
