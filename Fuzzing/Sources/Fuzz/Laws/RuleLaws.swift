internal import StringsFormat

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
          ?? RulePlaces(places: places, entry: entry.range).violation(entry.rule)
      }
    }
  }
}

/// Walks through the rules of one entry.
private struct RulePlaces {
  let places: Places
  let entry: Range<Int>

  func violation(_ rule: StringsdictRule) -> String? {
    switch rule {
    case .text(let text): violation(text)
    case .format(let text, let variables): violation(text) ?? variables.firstViolation(violation)
    case .width(let cases): cases.firstViolation { violation($0.rule) }
    case .device(let cases): cases.firstViolation { violation($0.rule) }
    }
  }

  private func violation(_ variable: StringsdictVariable) -> String? {
    places.violation(variable.nameRange, "variable '\(variable.name)'", inside: entry)
      ?? variable.valueType.flatMap(violation)
      ?? variable.variants.firstViolation { variant in
        places.violation(variant.categoryRange, "category '\(variant.category)'", inside: entry)
          ?? violation(variant.text)
      }
  }

  private func violation(_ text: StringsdictText) -> String? {
    places.violation(text.pairRange, "text '\(text.text)' with its key", inside: entry)
      ?? places.violation(text.range, "text '\(text.text)'", inside: text.pairRange)
  }
}
