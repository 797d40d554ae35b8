internal import L10nCore
internal import L10nInterchange
internal import L10nSyntax

/// A reader to fuzz, with the laws that hold for all its readings.
enum Reader: String, CaseIterable {
  case strings
  case propertyList = "property-list"
  case stringsdict
  case json
  case stringCatalog = "string-catalog"
  case xliff
  case po
  case arb
  case flatJSON = "flat-json"
  case android
  case properties
  case messages
  case fix

  /// The greatest size of an input, in bytes. Fixing a catalog lints it many times.
  var sizeLimit: Int { self == .fix ? 1024 : 4096 }

  /// The number of inputs that a bounded run of another reader tries for each input of this one.
  var cost: Int { self == .fix ? 40 : 1 }

  /// The function that libFuzzer calls with each input. It ends the process if a law is broken.
  var callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32 {
    switch self {
    case .strings: { Reader.strings.check($0, $1) }
    case .propertyList: { Reader.propertyList.check($0, $1) }
    case .stringsdict: { Reader.stringsdict.check($0, $1) }
    case .json: { Reader.json.check($0, $1) }
    case .stringCatalog: { Reader.stringCatalog.check($0, $1) }
    case .xliff: { Reader.xliff.check($0, $1) }
    case .po: { Reader.po.check($0, $1) }
    case .arb: { Reader.arb.check($0, $1) }
    case .flatJSON: { Reader.flatJSON.check($0, $1) }
    case .android: { Reader.android.check($0, $1) }
    case .properties: { Reader.properties.check($0, $1) }
    case .messages: { Reader.messages.check($0, $1) }
    case .fix: { Reader.fix.check($0, $1) }
    }
  }

  private func check(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    switch self {
    case .strings:
      let table = StringsTable(bytes)
      Law.ofTables.forEach { $0.check(table) }
    case .propertyList:
      let document = PropertyListDocument(bytes)
      Law.ofDocuments.forEach { $0.check(document) }
    case .stringsdict:
      let table = StringsdictTable(bytes)
      Law.ofRules.forEach { $0.check(table) }
    case .json:
      let document = JSONDocument(bytes)
      Law.ofJSON.forEach { $0.check(document) }
    case .stringCatalog:
      let catalog = StringCatalog(bytes)
      Law.ofCatalogs.forEach { $0.check(catalog) }
    case .xliff:
      let reading = XLIFFReading(bytes, path: "x.xliff")
      Law.ofTranslations.forEach { $0.check(reading) }
    case .po: check(ConversionReading(.po, bytes))
    case .arb: check(ConversionReading(.arb, bytes))
    case .flatJSON: check(ConversionReading(.json, bytes))
    case .android: check(TableReading(.android, bytes))
    case .properties: check(TableReading(.properties, bytes))
    case .messages:
      guard let reading = MessageReading(bytes) else { break }
      Law.ofMessages.forEach { $0.check(reading) }
    case .fix:
      let reading = FixReading(bytes)
      Law.ofFixes.forEach { $0.check(reading) }
    }
    return 0
  }

  private func check(_ reading: TableReading) { Law.ofTableFiles.forEach { $0.check(reading) } }

  private func check(_ reading: ConversionReading) {
    Law.ofConversions.forEach { $0.check(reading) }
  }
}
