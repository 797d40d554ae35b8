/// The entries of a `.stringsdict` file that is written as Xcode writes them: in UTF-8, of texts and of formats whose variables
/// choose by plural category, with nothing amiss, no comment and no reference in a text. Read without a tree, in a third of
/// the time.
struct PlainStringsdict {
  let source: SourceText

  /// In file order.
  let entries: [StringsdictEntry]

  /// `nil` for a file that is written otherwise.
  init?(_ bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "<"), bytes.count <= PropertyListDocument.sizeLimit else { return nil }
    var decoder = TextDecoder()
    source = decoder.decode(bytes)
    guard decoder.findings.isEmpty, source.encoding == .utf8 else { return nil }
    if let declared = XMLEncodingDeclaration(in: source.utf8) {
      guard case .asDecoded = declared.resolved(bytes) else { return nil }
    }
    let read = source.utf8.withUnsafeBufferPointer { bytes in
      var reader = PlainStringsdictReader(bytes)
      return reader?.entries()
    }
    guard let read else { return nil }
    entries = read
  }
}

/// Reads such a file up to the first thing that is written otherwise.
private struct PlainStringsdictReader {
  private let scanner: XMLScanner

  /// After what was read last.
  private var offset: Int

  /// - Parameter bytes: what begins with the declaration, the document type and the tags `plist` and `dict`.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = XMLScanner(bytes, from: 0)
    for name in ["plist", "dict"] {
      var token = scanner.next()
      while case .text = token, XMLPropertyListReader.isBlank(scanner.text) { token = scanner.next() }
      guard case .open(name, isEmpty: false) = token else { return nil }
    }
    guard scanner.findings.isEmpty, scanner.comments.isEmpty else { return nil }
    (self.scanner, offset) = (scanner, scanner.offset)
  }

  mutating func entries() -> [StringsdictEntry]? {
    var entries: [StringsdictEntry] = []
    var keys: Set<TableKey> = []
    while !takesEnd() {
      guard let key = element("<key>", "</key>") else { return nil }
      let name = TableKey(scanner.string(key.contents))
      guard keys.insert(name).inserted, let text = text(of: key.range) else { return nil }
      entries.append(
        StringsdictEntry(
          key: name, keyRange: key.range, range: key.range.lowerBound..<offset, comments: 0..<0, text: text))
    }
    guard let end = scanner.plainTag(from: offset, "</plist>") else { return nil }
    return scanner.bytes[end.upperBound...].allSatisfy(XMLPropertyListReader.isBlank) ? entries : nil
  }

  private mutating func text(of key: Range<Int>) -> PlacedMessage? {
    if let text = element("<string>", "</string>") {
      return PlacedMessage(scanner.string(text.contents), at: place(of: text.range, after: key))
    }
    guard takesStart() else { return nil }
    var format: (text: String, place: MessagePlaces.Text)?
    var variables: [MessageVariable] = []
    var places: [MessagePlaces.Variable] = []
    while !takesEnd() {
      guard let key = element("<key>", "</key>") else { return nil }
      if scanner.holds(StringsdictName.formatLiteral, in: key.contents) {
        guard format == nil, let text = element("<string>", "</string>") else { return nil }
        format = (scanner.string(text.contents), place(of: text.range, after: key.range))
      } else {
        let name = scanner.string(key.contents)
        guard takesStart(), !variables.contains(where: { $0.name == name }),
          let (variable, place) = variable(name, key.range)
        else { return nil }
        variables.append(variable)
        places.append(place)
      }
    }
    guard let format else { return nil }
    return PlacedMessage(
      .format(format.text, variables: variables),
      at: [MessagePlaces.Leaf(keys: [], text: format.place, variables: places)])
  }

  private mutating func variable(
    _ name: String, _ nameRange: Range<Int>
  ) -> (MessageVariable, MessagePlaces.Variable)? {
    var isPlural = false
    var valueType: (text: String, place: MessagePlaces.Text)?
    var variants: [MessageVariable.Variant] = []
    var places: [MessagePlaces.Variant] = []
    while !takesEnd() {
      guard let key = element("<key>", "</key>"), let text = element("<string>", "</string>") else { return nil }
      let place = place(of: text.range, after: key.range)
      if scanner.holds(StringsdictName.specTypeLiteral, in: key.contents) {
        guard !isPlural, scanner.holds("NSStringPluralRuleType", in: text.contents) else { return nil }
        isPlural = true
      } else if scanner.holds(StringsdictName.valueTypeLiteral, in: key.contents) {
        guard valueType == nil else { return nil }
        valueType = (scanner.string(text.contents), place)
      } else {
        guard let category = category(key.contents), !variants.contains(where: { $0.category == category }) else {
          return nil
        }
        variants.append(MessageVariable.Variant(category: category, text: scanner.string(text.contents)))
        places.append(MessagePlaces.Variant(category: key.range, text: place))
      }
    }
    guard isPlural, let valueType, variants.contains(where: { $0.category == "other" }) else { return nil }
    return (
      MessageVariable(name: name, valueType: valueType.text, variants: variants),
      MessagePlaces.Variable(name: nameRange, valueType: valueType.place, variants: places)
    )
  }

  private func category(_ range: Range<Int>) -> String? {
    if scanner.holds("other", in: range) { return "other" }
    if scanner.holds("one", in: range) { return "one" }
    if scanner.holds("few", in: range) { return "few" }
    if scanner.holds("many", in: range) { return "many" }
    if scanner.holds("two", in: range) { return "two" }
    return scanner.holds("zero", in: range) ? "zero" : nil
  }

  private func place(of text: Range<Int>, after key: Range<Int>) -> MessagePlaces.Text {
    MessagePlaces.Text(text, pairRange: key.lowerBound..<text.upperBound)
  }

  private mutating func element(
    _ opening: StaticString, _ closing: StaticString
  ) -> (range: Range<Int>, contents: Range<Int>)? {
    guard let element = scanner.plainElement(from: offset, opening, closing) else { return nil }
    offset = element.range.upperBound
    return element
  }

  private mutating func takesStart() -> Bool { takes("<dict>") }

  private mutating func takesEnd() -> Bool { takes("</dict>") }

  private mutating func takes(_ tag: StaticString) -> Bool {
    guard let range = scanner.plainTag(from: offset, tag) else { return false }
    offset = range.upperBound
    return true
  }
}

extension XMLScanner {
  /// Whether a range has the bytes of a text and no others.
  fileprivate func holds(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && holds(text, at: range.lowerBound)
  }
}
