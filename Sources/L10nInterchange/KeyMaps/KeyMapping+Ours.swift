package import L10nCore
internal import L10nSyntax

extension KeyMapping {
  /// Foreign tables converted to our keys.
  ///
  /// If the map has several of our keys for a foreign one, each of them gets the text. If it has one of ours for
  /// several foreign ones, these are one text if they are equal in all languages.
  package func ours(_ tables: [TextTable]) -> Result {
    var result = Result()
    for group in Self.groups(tables) { add(group, to: &result) }
    if result.diagnostics.contains(where: { $0.severity == .error }) { result.tables = [] }
    return result
  }

  private func add(_ group: [TextTable], to result: inout Result) {
    let units = group.map { table in
      Dictionary(table.units.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var keys: [String: String] = [:]
    for (unit, table) in group.firstUnits {
      let key = unit.key.text
      do {
        keys[key] = try ours(key, units)
      } catch {
        result.diagnostics.append(Self.finding(error.id, error.severity, error.message, unit, table, help: error.help))
      }
    }
    let written = Set(keys.values)
    result.tables += group.map { table in
      var renamed = table
      var seen: Set<String> = []
      renamed.units = table.units.flatMap { unit -> [TextUnit] in
        guard let key = keys[unit.key.text] else { return [unit] }
        // Other keys for the same text have equal texts.
        guard seen.insert(key).inserted else { return [] }
        let followers = entries[unit.key.text]?.keys.dropFirst().map(\.name) ?? []
        let names =
          [key] + followers.filter { self.followers[$0] == key && !written.contains($0) && seen.insert($0).inserted }
        return names.map { name in
          var unit = unit
          unit.key = TableKey(name)
          return unit
        }
      }
      return renamed
    }
  }

  /// The reason why a text keeps its own key.
  private struct Refusal: Error {
    let id: String
    let severity: Severity
    let message: String
    let help: String
  }

  /// Our key for a foreign one.
  private func ours(_ foreign: String, _ units: [[String: TextUnit]]) throws(Refusal) -> String {
    guard let entry = entries[foreign], let key = entry.keys.first?.name else {
      if let taken = foreignKeys[foreign]?.first ?? followers[foreign] {
        throw Refusal(
          id: "key-map-taken", severity: .error,
          message: "'\(foreign)' is a key of ours, which the map gives to '\(taken)'",
          help: "take it out of the map, or out of the table")
      }
      throw Refusal(
        id: "key-map-missing", severity: .warning, message: "the map has no '\(foreign)', so the text keeps this key",
        help: "add a line such as '\(foreign): key.of.the.text'")
    }
    if units.contains(where: { $0[key] != nil && entries[key] == nil }) {
      throw kept(foreign, "'\(key)' already exists", "give one of the two another key")
    }
    if !entry.specifiers.isEmpty || entry.form != nil {
      for unit in units.compactMap({ $0[foreign] }) {
        guard case .text(let text) = unit.message.content else {
          throw kept(foreign, "it has forms, and the map gives it one", "take 'form' and 'specifiers' out of the map")
        }
        guard respelled(text, entry.specifiers).utf8.elementsEqual(text.utf8) else {
          throw kept(
            foreign, "its specifiers are not those of the map", "write \(entry.specifiers.joined(separator: ", "))")
        }
      }
    }
    for other in foreignKeys[key] ?? [] where other != foreign {
      let agrees = units.allSatisfy {
        $0[other]?.message == $0[foreign]?.message && $0[other]?.comment == $0[foreign]?.comment
      }
      if !agrees || entries[other].map({ $0.form != entry.form || $0.specifiers != entry.specifiers }) ?? false {
        throw kept(
          foreign, "'\(other)' also means '\(key)' and does not say the same",
          "give each of them a key in the map")
      }
    }
    return key
  }

  private func kept(_ foreign: String, _ reason: String, _ help: String) -> Refusal {
    Refusal(
      id: "key-map-conflict", severity: .warning, message: "'\(foreign)' keeps its key: \(reason)", help: help)
  }
}
