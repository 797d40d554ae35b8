internal import L10nCore
internal import L10nInterchange
internal import StringsFormat

extension Law<XLIFFReading> {
  /// The laws of translation files.
  static var ofTranslations: [Law] { [placesAreSound, expandsNoEntity, writtenIsRead] }

  static var placesAreSound: Law {
    Law("places in a translation file lie inside its text and on scalar borders") { reading in
      let places = Places(reading.source)
      let files = reading.document.files
      return reading.diagnostics.firstViolation { diagnostic in
        diagnostic.location.flatMap { places.violation($0.range, diagnostic.message) }
      }
        ?? files.compactMap(\.location).firstViolation { places.violation($0.range, "a file") }
        ?? files.flatMap(\.units).firstViolation { unit in
          unit.location.flatMap { places.violation($0.range, "unit '\(unit.id)'") }
        }
    }
  }

  static var expandsNoEntity: Law {
    Law("a translation file says no more than it holds") { reading in
      let units = reading.document.files.flatMap(\.units)
      let said = units.reduce(0) { $0 + $1.source.utf8.count + ($1.target?.utf8.count ?? 0) }
      // A code in a text of XLIFF 2 says what its unit keeps once.
      let isVersion2 = reading.source[0..<reading.source.utf8.count].contains("dataRef")
      return isVersion2 || said <= reading.source.utf8.count ? nil : "\(said) bytes"
    }
  }

  static var writtenIsRead: Law {
    Law("a translation file that is written and read says what it said when it is written and read again") { reading in
      XLIFFVersion.allCases.firstViolation { version in
        let once = written(reading.document, version)
        if once.diagnostics.contains(where: { $0.severity == .error }) { return "\(version): \(once.diagnostics)" }
        let twice = written(once.document, version)
        return once.document == twice.document ? nil : "\(version): \(once.document), then \(twice.document)"
      }
    }
  }

  private static func written(_ document: XLIFFDocument, _ version: XLIFFVersion) -> XLIFFReading {
    var document = document
    for index in document.files.indices {
      document.files[index].sourceLanguage = "en"
      document.files[index].targetLanguage = "fr"
    }
    var writer = XLIFFWriter(version)
    return XLIFFReading(Array(writer.text(of: document).utf8), path: "written.xliff")
  }
}
