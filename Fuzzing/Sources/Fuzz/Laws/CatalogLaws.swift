internal import L10nSyntax

extension Law<StringCatalog> {
  /// The laws of String Catalogs.
  static var ofCatalogs: [Law] {
    [jsonIsSound, findingsAreSound, everyKeyIsKept, placesNest, importTakesWhatExportWrites]
  }

  static var jsonIsSound: Law {
    Law("the JSON of a catalog is sound") { catalog in
      Law<JSONDocument>.ofJSON.forEach { $0.check(catalog.document) }
      return nil
    }
  }

  static var findingsAreSound: Law {
    Law("findings of a catalog are sound") { catalog in
      let findings = Findings(source: catalog.source, findings: catalog.findings)
      Law<Findings>.ofFindings.forEach { $0.check(findings) }
      return nil
    }
  }

  static var everyKeyIsKept: Law {
    Law("every key of a catalog has an entry or is broken") { catalog in
      let known = Set(catalog.entries.map(\.key) + catalog.brokenKeys)
      guard let strings = catalog.document.root?["strings"] else { return nil }
      return strings.value.members.firstViolation { known.contains($0.key) ? nil : "'\($0.key)' is lost" }
    }
  }

  static var placesNest: Law {
    Law("localizations lie inside their entry, texts inside their localization") { catalog in
      let places = Places(catalog.source)
      return catalog.languages.firstViolation { language in
        catalog.localizations(in: language).firstViolation { localization in
          guard catalog.entries.indices.contains(localization.entry) else { return "no entry \(localization.entry)" }
          let entry = catalog.entries[localization.entry]
          return places.violation(localization.range, "'\(language)'", inside: entry.range)
            ?? places.violation(localization.languageRange, "the tag '\(language)'", inside: localization.range)
            ?? localization.text.flatMap { MessageParts(places: places, entry: localization.range).violation($0) }
            ?? localization.units.compactMap(\.stateRange).firstViolation {
              places.violation($0, "a state", inside: localization.range)
            }
            ?? localization.substitutions.firstViolation { substitution in
              places.violation(substitution.nameRange, "'\(substitution.name)'", inside: localization.range)
                ?? MessageParts(places: places, entry: localization.range).violation(substitution.text)
            }
        }
      }
    }
  }
}
