internal import L10nCore
internal import L10nInterchange
internal import L10nSyntax

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
      // In XLIFF 2, a code in a text refers to data that its unit holds once.
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

/// The files of a catalog that is exported for translators and imported again.
struct Exchange {
  let files: [SourceFile]

  /// The difference after every language has been exported, written, read and imported; `nil` for none.
  ///
  /// A catalog that cannot be read is refused as a whole, and characters that XML cannot hold are reported when it is
  /// written.
  var violation: String? {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: files)
    let isBroken = catalog.files.contains { file in file.findings.contains { $0.severity == .error } }
    if isBroken || loader.diagnostics.contains(where: { $0.severity == .error }) { return nil }
    let locales = catalog.locales.indices.filter { !catalog.developmentIndices.contains($0) }
    return locales.prefix(3).firstViolation { locale in
      XLIFFVersion.allCases.firstViolation { version in
        var writer = XLIFFWriter(version)
        let text = writer.text(of: XLIFFExport(catalog, for: version).document(locale: locale))
        if !writer.diagnostics.isEmpty { return nil }
        let reading = XLIFFReading(Array(text.utf8), path: "x.xliff")
        var incoming = XLIFFImport(catalog, folder: "/project/Texts")
        incoming.read(reading.document)
        let refused = (reading.diagnostics + incoming.diagnostics).first { $0.severity == .error }
        if let refused { return "\(version): \(refused.message) in '\(text)'" }
        return incoming.texts.first.map { "\(version): '\($0.key)' becomes \($0.message) from '\(text)'" }
      }
    }
  }
}

extension Law<StringCatalog> {
  static var importTakesWhatExportWrites: Law {
    Law("exporting a String Catalog and importing it changes nothing") { catalog in
      let bytes = catalog.source.bytes
      if bytes.count > 4096 { return nil }
      return Exchange(
        files: ["App/mul.lproj/T.xcstrings", "Kit/T.xcstrings"].map { SourceFile(path: $0, bytes: bytes) }
      ).violation
    }
  }
}

extension Law<StringsTable> {
  static var importTakesWhatExportWrites: Law {
    Law("exporting a table and importing it changes nothing") { table in
      let bytes = table.source.bytes
      if bytes.count > 4096 { return nil }
      let paths = ["App/en.lproj", "App/pl.lproj", "Kit/Base.lproj", "Kit/ja.lproj", "Overrides/acme/pl.lproj"]
      return Exchange(files: paths.map { SourceFile(path: "\($0)/T.strings", bytes: bytes) }).violation
    }
  }
}
