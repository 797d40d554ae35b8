internal import L10nSyntax

extension Law<StringsTable> {
  /// The laws of `.strings` tables.
  static var ofTables: [Law] {
    [
      documentIsSound, findingsAreSound, entriesAreThePairs, readsTheSameTwice, entriesReadAlone, readsTheSameInUTF16,
      canonicalTableIsRead, importTakesWhatExportWrites,
    ]
  }

  static var documentIsSound: Law {
    Law("the property list of a table is sound") { table in
      Law<PropertyListDocument>.ofDocuments.forEach { $0.check(table.document) }
      return nil
    }
  }

  static var findingsAreSound: Law {
    Law("findings of a table are sound") { table in
      let findings = Findings(source: table.source, findings: table.findings)
      Law<Findings>.ofFindings.forEach { $0.check(findings) }
      return nil
    }
  }

  static var entriesAreThePairs: Law {
    Law("entries are the pairs whose value is a string, in their order") { table in
      let strings = table.document.pairs.compactMap { pair in
        if case .string(let value) = pair.node.value { (pair, value) } else { nil }
      }
      guard strings.count == table.entries.count else { return "\(table.entries.count) of \(strings.count) entries" }
      return zip(table.entries, strings).firstViolation { entry, string in
        let (pair, value) = string
        let isSame =
          entry.key == pair.key && TableKey(entry.value) == TableKey(value) && entry.range == pair.range
          && entry.keyRange == pair.keyRange && entry.valueRange == pair.node.range && entry.comments == pair.comments
        return isSame ? nil : "\(entry) is not \(pair)"
      }
    }
  }

  static var readsTheSameTwice: Law {
    Law("reading is deterministic") { table in
      difference(table, StringsTable(table.source.bytes))
    }
  }

  static var entriesReadAlone: Law {
    Law("an entry of a sound file, cut out of it, reads as it does in the file") { table in
      if table.findings.contains(where: { $0.severity == .error }) { return nil }
      let (before, after): (String, String)
      switch table.document.syntax {
      case .openStep: (before, after) = (" ", "")
      case .xml: (before, after) = ("<dict>", "</dict>")
      case .binary: return nil
      }
      return table.entries.firstViolation { entry in
        let alone = StringsTable(Array(before.utf8) + table.source.utf8[entry.range] + Array(after.utf8))
        let isSame =
          alone.entries.map(\.key) == [entry.key] && alone.entries.map { TableKey($0.value) } == [TableKey(entry.value)]
        return isSame ? nil : "'\(entry.key)' = '\(entry.value)' at \(entry.range) reads \(alone.entries)"
      }
    }
  }

  static var readsTheSameInUTF16: Law {
    Law("the same text reads the same in UTF-16") { table in
      // An XML file may declare an encoding, which counts for UTF-8 alone, and invalid bytes are a finding.
      let source = table.source
      guard table.document.syntax == .openStep, source.encoding == .utf8, !source.utf8.isEmpty,
        source.bytes.suffix(source.utf8.count).elementsEqual(source.utf8)
      else { return nil }
      let text = String(decoding: table.source.utf8, as: UTF8.self)
      return difference(table, StringsTable(Spelling.utf16BigEndian.bytes(text)))
    }
  }

  /// The difference between two readings of the same text.
  private static func difference(_ one: StringsTable, _ other: StringsTable) -> String? {
    if one.source.utf8 != other.source.utf8 { return "'\(one.source[0..<200])', then '\(other.source[0..<200])'" }
    if one.entries.count != other.entries.count { return "\(one.entries.count), then \(other.entries.count) entries" }
    if one.brokenKeys != other.brokenKeys { return "\(one.brokenKeys), then \(other.brokenKeys) are broken" }
    let entries = zip(one.entries, other.entries).firstViolation { one, other in
      let isSame =
        one.key == other.key && TableKey(one.value) == TableKey(other.value) && one.range == other.range
        && one.keyRange == other.keyRange && one.valueRange == other.valueRange && one.comments == other.comments
      return isSame ? nil : "\(one), then \(other)"
    }
    if let entries { return entries }
    let description = { (finding: StringsFinding) in
      "\(finding.range) \(finding.severity) \(finding.kind) \(finding.message) \(finding.related.debugDescription)"
    }
    let (first, second) = (one.findings.map(description), other.findings.map(description))
    return first == second ? nil : "\(first), then \(second)"
  }
}
