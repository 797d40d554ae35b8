import L10nSyntax

/// How one file spells characters: the references of XML and of its document type, and the escapes of its reader.
struct AndroidEntities: Sendable {
  /// The greatest length of an entity. A few bytes could refer to a longer one very often.
  private static let lengthLimit = 256

  private var declared: [String: [UInt8]] = [:]

  let dialect: AndroidDialect

  init(_ dialect: AndroidDialect = .android) { self.dialect = dialect }

  /// Reads `<!ENTITY name "text">` from a document type.
  init(declaredIn documentType: ArraySlice<UInt8>, _ dialect: AndroidDialect) {
    self.dialect = dialect
    let text = String(decoding: documentType, as: UTF8.self)
    for declaration in text.split(separator: "<!ENTITY").dropFirst() {
      let name = declaration.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
      guard let quote = declaration.first(where: { $0 == "\"" || $0 == "'" }) else { continue }
      let parts = declaration.split(separator: quote, maxSplits: 2, omittingEmptySubsequences: false)
      // An external entity has more than its name before the text.
      guard parts.count == 3, parts[0].filter({ !$0.isWhitespace }) == name, parts[1].utf8.count <= Self.lengthLimit
      else { continue }
      declared[String(name)] = Array(parts[1].utf8)
    }
    // An entity may refer to those of XML and to others, each once.
    let written = declared
    for (name, text) in written { declared[name] = Self.expanded(text, with: AndroidEntities(written)) }
  }

  private init(_ declared: [String: [UInt8]]) { (self.declared, dialect) = (declared, .android) }

  private static func expanded(_ text: [UInt8], with entities: AndroidEntities) -> [UInt8] {
    let parts = XMLScanner(text).parts(of: 0..<text.count)
    return Array(parts.flatMap { $0.reference.flatMap(entities.value) ?? Array(text[$0.range]) }.prefix(lengthLimit))
  }

  /// The value of a reference, by the text between `&` and `;`; `nil` if it is unknown.
  func value(_ name: String) -> [UInt8]? {
    guard let scalar = XMLText.scalar(referencedBy: name) else { return declared[name] }
    return scalar.value > 0 ? Array(String(scalar).utf8) : nil
  }
}
