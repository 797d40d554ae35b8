import L10nSyntax

/// The characters of a resource's contents after XML and before Android's escapes are decoded.
struct AndroidTextUnits {
  struct Unit {
    enum Kind {
      case byte(UInt8)
      /// A tag that is part of the text.
      case tag
      /// A tag that is not part of the text, such as `xliff:g`.
      case mark
    }

    let kind: Kind
    let source: Range<Int>

    /// Whether a byte is written as itself.
    var isVerbatim = false

    var byte: UInt8? {
      if case .byte(let byte) = kind { byte } else { nil }
    }
  }

  private(set) var units: [Unit] = []
  private(set) var problems: [StringsFinding] = []
  private(set) var hasTags = false
  private(set) var hasMarks = false
  private(set) var hasSections = false

  private let bytes: [UInt8]
  private let entities: AndroidEntities

  init(_ content: Range<Int>, of bytes: [UInt8], _ entities: AndroidEntities) {
    (self.bytes, self.entities) = (bytes, entities)
    units.reserveCapacity(content.count)
    var scanner = XMLScanner(bytes, in: content)
    while let token = scanner.next() {
      switch token.kind {
      case .open, .close:
        let isMark = token.name.contains(":")
        hasTags = hasTags || !isMark
        hasMarks = hasMarks || isMark
        if entities.dialect.keepsTags { units.append(Unit(kind: isMark ? .mark : .tag, source: token.range)) }
      case .text, .stray: add(scanner.parts(of: token.range))
      case .section:
        hasSections = true
        addVerbatim(token.content)
      case .comment, .instruction, .documentType: continue
      }
    }
  }

  /// The characters without tags.
  var text: String { String(decoding: units.compactMap(\.byte), as: UTF8.self) }

  private mutating func add(_ parts: some Sequence<(range: Range<Int>, reference: String?)>) {
    for (range, reference) in parts {
      if let value = reference.flatMap(entities.value) {
        for byte in value { units.append(Unit(kind: .byte(byte), source: range)) }
        continue
      }
      if reference != nil {
        let fault = XMLText.fault(ofReferenceIn: bytes[range.lowerBound...])
        problems.append(
          StringsFinding(
            .error, .invalidXML, at: range.lowerBound..<range.lowerBound + 1, fault.message, help: fault.help))
      }
      addVerbatim(range)
    }
  }

  /// Adds bytes that are written as themselves. In XML every line break is a line feed.
  private mutating func addVerbatim(_ range: Range<Int>) {
    for index in range {
      if bytes[index] == 0x0A, index > range.lowerBound, bytes[index - 1] == 0x0D { continue }
      let isReturn = bytes[index] == 0x0D
      let isPair = isReturn && index + 1 < range.upperBound && bytes[index + 1] == 0x0A
      units.append(
        Unit(
          kind: .byte(isReturn ? 0x0A : bytes[index]), source: index..<index + (isPair ? 2 : 1), isVerbatim: !isReturn))
    }
  }

  /// Removes the blanks at both ends of a text without tags.
  mutating func trim() {
    let isBlank = { (unit: Unit) in unit.byte.map(AndroidText.isBlank) ?? false }
    let end = units.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    units.removeSubrange(end...)
    units.removeSubrange(..<(units.firstIndex { !isBlank($0) } ?? units.count))
  }
}

/// References to other resources instead of a text.
enum AndroidReference {
  private static let types: Set<String> = [
    "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction", "id", "integer",
    "interpolator", "layout", "menu", "mipmap", "navigation", "plurals", "raw", "string", "style", "transition", "xml",
  ]

  /// Whether a text is a reference: `@string/other`, `@android:string/ok`, `?attr/name`, `@null`, `@empty`.
  static func isReference(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "@" || first == "?" else { return false }
    if text == "@null" || text == "@empty" { return true }
    let isName = { (scalar: Unicode.Scalar) in scalar.value < 0x80 && XMLScanner.isInName(UInt8(scalar.value)) }
    let path = text.dropFirst().drop { $0 == "+" || $0 == "*" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(isName) }) else { return false }
    let type = parts[0].split(separator: ":").last.map(String.init) ?? ""
    if parts.count == 1 { return first == "?" }
    return parts.count == 2 && (first == "?" ? type == "attr" : types.contains(type))
  }
}
