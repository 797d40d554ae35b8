package import L10nCore
internal import L10nSyntax

/// Converts tables with an SDK's keys to tables with ours by a key map, and back.
///
/// A round trip changes nothing: a text that would not come back unchanged keeps its own key, and a finding gives the
/// reason. Texts are never left out.
package struct KeyMapping: Sendable {
  /// Tables under other keys.
  package struct Result: Sendable {
    package internal(set) var tables: [TextTable] = []

    /// The findings about keys that the map lacks and texts that keep their own key, in the order of the tables. An
    /// error means that the keys cannot be distinguished, and that there are no tables.
    package internal(set) var diagnostics: [Diagnostic] = []
  }

  /// The entries of the map by foreign key.
  let entries: [String: KeyMap.Entry]

  /// The foreign keys that each of our keys is written for, in the order of the map.
  let foreignKeys: [String: [String]]

  /// Our keys that get the text of another one on import, and are not exported; with that key.
  let followers: [String: String]

  /// Replaces the specifiers of a text with others, by position.
  let respelled: @Sendable (String, [String]) -> String

  /// - Parameter respelled: replaces the specifiers of a text with others, by position.
  package init(_ keyMap: KeyMap, respelled: @escaping @Sendable (String, [String]) -> String) {
    entries = Dictionary(keyMap.entries.map { ($0.foreign, $0) }, uniquingKeysWith: { first, _ in first })
    var foreignKeys: [String: [String]] = [:]
    var followers: [String: String] = [:]
    for entry in keyMap.entries where entry.keys.first != nil {
      foreignKeys[entry.keys[0].name, default: []].append(entry.foreign)
      for key in entry.keys.dropFirst() where followers[key.name] == nil { followers[key.name] = entry.keys[0].name }
    }
    // A key that is exported has its own text.
    for key in foreignKeys.keys { followers[key] = nil }
    (self.foreignKeys, self.followers, self.respelled) = (foreignKeys, followers, respelled)
  }

  /// The tables with one name and layer in all their languages: a key has one meaning in all of them.
  static func groups(_ tables: [TextTable]) -> [[TextTable]] {
    tables.grouped { "\($0.layer ?? "")\0\($0.name)" }
  }

  static func finding(
    _ id: String, _ severity: Severity, _ message: String, _ unit: TextUnit, _ table: TextTable, help: String
  ) -> Diagnostic {
    Diagnostic(
      id, severity, message, at: unit.location,
      subject: Diagnostic.Subject(locale: table.locale, layer: table.layer, table: table.name, key: unit.key.text),
      help: help)
  }
}

extension [TextTable] {
  /// The first text of each key with its table, in order of the tables.
  var firstUnits: [(unit: TextUnit, table: TextTable)] {
    var seen: Set<TableKey> = []
    return flatMap { table in table.units.filter { seen.insert($0.key).inserted }.map { ($0, table) } }
  }
}
