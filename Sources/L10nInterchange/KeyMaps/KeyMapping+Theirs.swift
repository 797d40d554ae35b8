package import L10nCore
internal import L10nSyntax

extension KeyMapping {
  /// Our tables converted to the foreign keys.
  ///
  /// A text with several foreign keys is written for each. If the map gives a foreign key one form, or other
  /// specifiers, the text is written like that. Texts without a foreign key in the map keep their own.
  package func theirs(_ tables: [TextTable]) -> Result {
    var result = Result()
    for group in Self.groups(tables) {
      // A foreign key that is in the table itself could not be converted back to ours.
      let kept = Set(group.flatMap { $0.units.map(\.key.text) }.filter { entries[$0] != nil })
      for (unit, table) in group.firstUnits {
        result.diagnostics += missing(unit, table, kept).map { [$0] } ?? []
      }
      for table in group {
        let texts = Dictionary(table.units.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
        result.diagnostics += table.units.compactMap { differing($0, texts, table) }
        var renamed = table
        renamed.units = table.units.flatMap { theirs($0, kept) }
        result.tables.append(renamed)
      }
    }
    return result
  }

  private func foreignKeys(of key: String, _ kept: Set<String>) -> [String] {
    (foreignKeys[key] ?? []).filter { !kept.contains($0) }
  }

  private func theirs(_ unit: TextUnit, _ kept: Set<String>) -> [TextUnit] {
    let key = unit.key.text
    let foreign = foreignKeys(of: key, kept)
    if foreign.isEmpty { return followers[key] == nil ? [unit] : [] }
    return foreign.map { name in
      var copy = unit
      copy.key = TableKey(name)
      if let entry = entries[name] { copy.message = content(unit, entry) }
      return copy
    }
  }

  private func content(_ unit: TextUnit, _ entry: KeyMap.Entry) -> Message {
    if entry.form == nil, entry.specifiers.isEmpty { return unit.message }
    let text: String
    switch PluralText(unit, in: "the map").text {
    case .text(let plain): text = plain
    case .plural(let sentence):
      let forms = sentence.variable.variants
      let form = forms.last { $0.category == entry.form } ?? forms.last { $0.category == "other" } ?? forms.last
      text = form?.text ?? ""
    }
    return Message(text: respelled(text, entry.specifiers))
  }

  // MARK: Findings

  private func missing(_ unit: TextUnit, _ table: TextTable, _ kept: Set<String>) -> Diagnostic? {
    let key = unit.key.text
    guard foreignKeys(of: key, kept).isEmpty, followers[key] == nil, entries[key] == nil else { return nil }
    return Self.finding(
      "key-map-missing", .warning, "the map has no foreign key for '\(key)', so the text keeps this key", unit, table,
      help: "add a line such as 'their_key: \(key)'")
  }

  /// The finding for a key of ours that is not written, and whose text differs from the one that is.
  private func differing(_ unit: TextUnit, _ texts: [String: TextUnit], _ table: TextTable) -> Diagnostic? {
    guard let leader = followers[unit.key.text], let other = texts[leader], other.message != unit.message else {
      return nil
    }
    return Self.finding(
      "key-map-conflict", .warning, "'\(unit.key)' differs from '\(leader)', and only that one is written", unit,
      table, help: "give it its own foreign key in the map, or the same text")
  }
}
