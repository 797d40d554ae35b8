internal import L10nSyntax

extension Law<StringsdictTable> {
  /// The laws of `.stringsdict` tables.
  static var ofRules: [Law] { [documentIsSound, findingsAreSound, everyKeyIsKept, placesNest] }

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

  static var everyKeyIsKept: Law {
    Law("every key has an entry or is broken") { table in
      let known = Set(table.entries.map(\.key) + table.brokenKeys)
      return table.document.pairs.first { !known.contains($0.key) }.map { "'\($0.key)' is lost" }
    }
  }

  static var placesNest: Law {
    Law("texts lie inside their entry") { table in
      let places = Places(table.source)
      return table.entries.firstViolation { entry in
        places.violation(entry.keyRange, "key '\(entry.key)'", inside: entry.range)
          ?? MessageParts(places: places, entry: entry.range).violation(entry.text)
      }
    }
  }
}
