import L10nCore
import L10nSyntax

/// A faster substitute for the rules that prove arguments, for texts that plainly fit: generating from 10,000 keys in
/// ten languages takes 4.3 instead of 12.1 s in debug builds.
extension ArgumentProof {
  /// The texts that only the rules can judge, because of any locale or layer.
  static func doubtfulTexts(of catalog: Catalog) -> Set<TextID> {
    let declared = catalog.configuration.arguments
    let plain = catalog.developmentEntries.values.map { $0 }.concurrentChunks { chunk in
      chunk.map { declared[$0.key.text] == nil ? PlainArguments($0) : nil }
    }.flatMap { $0 }
    let expected = Dictionary(zip(catalog.developmentEntries.keys, plain)) { first, _ in first }
    let layers = [nil] + catalog.layers.indices.map { $0 }
    let parts = catalog.locales.indices.flatMap { locale in layers.map { (locale: locale, layer: $0) } }
    let doubtful = parts.concurrentMap { part in
      catalog.entries(locale: part.locale, layer: part.layer).values.compactMap { entry -> TextID? in
        guard let arguments = PlainArguments(entry) else { return entry.id }
        guard let development = expected[entry.id] else { return nil }
        return arguments == development ? nil : entry.id
      }
    }
    return Set(doubtful.joined())
  }
}

/// The arguments of a text with nothing but words and the plainest specifiers, read in one pass over its bytes.
///
/// Most texts of most catalogs are like that. Where a translation takes exactly the arguments of such a development
/// text, no rule about arguments can find anything, and nothing more needs to be computed about either.
struct PlainArguments: Equatable {
  /// An argument's position with its type.
  private struct Use: Equatable {
    let position: UInt8
    let type: Kind
  }

  private enum Kind: UInt8 {
    case object, int, long, longLong, unsigned, unsignedLong, unsignedLongLong
  }

  /// In order of positions, each once.
  private var uses: [Use]

  /// Whether the text has plural forms.
  private let hasForms: Bool

  /// Reads an entry.
  ///
  /// `nil` if it needs a full reading: a pattern, a rule other than that of one plural number, any specifier except
  /// `%@`, `%d`, `%i` and `%u` with their lengths, numbered specifiers beside unnumbered ones, one argument as two
  /// types, and remains of a position.
  init?(_ entry: CatalogEntry) {
    let percent = UInt8(ascii: "%")
    guard entry.pattern == nil,
      entry.specifiers.isReadAsFoundation || !entry.texts.contains(where: { $0.text.utf8.contains(percent) })
    else { return nil }
    hasForms = entry.isRule
    let found = hasForms ? Self.uses(inFormsOf: entry.message) : entry.plainText.flatMap { Self.uses(in: $0) }
    guard let found else { return nil }
    uses = found
  }

  /// The argument of `%#@name@`, if that is the whole text and each form shows the number as declared.
  private static func uses(inFormsOf message: Message) -> [Use]? {
    guard case .format(let text, let variables) = message.content, variables.count == 1, let variable = variables.first,
      variable.rule == .plural, text == "%#@\(variable.name)@", let type = variable.valueType,
      let declared = uses(in: "%" + type), declared.count == 1,
      variable.variants.allSatisfy({ uses(in: $0.text) == declared })
    else { return nil }
    return declared
  }

  private static func uses(in text: String) -> [Use]? {
    var text = text
    return text.withUTF8 { uses(in: $0) }
  }

  private static func uses(in bytes: UnsafeBufferPointer<UInt8>) -> [Use]? {
    var uses: [Use] = []
    var counted: UInt8 = 0
    var hasNumbers = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      // Remains of a position.
      if byte == UInt8(ascii: "$") { return nil }
      guard byte == UInt8(ascii: "%") else { continue }
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: "%") {
        index += 1
        // Probably a variable.
        if index < bytes.count, bytes[index] == UInt8(ascii: "#") { return nil }
        continue
      }
      var position: UInt8?
      if (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[index]) {
        guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "$") else { return nil }
        position = bytes[index] - UInt8(ascii: "0")
        index += 2
      }
      guard let type = type(in: bytes, at: &index), counted < 9 else { return nil }
      hasNumbers = hasNumbers || position != nil
      if position == nil { counted += 1 }
      let use = Use(position: position ?? counted, type: type)
      guard !hasNumbers || counted == 0, !uses.contains(where: { $0.position == use.position && $0.type != use.type })
      else { return nil }
      if !uses.contains(use) { uses.append(use) }
    }
    return uses.sorted { $0.position < $1.position }
  }

  /// The type that a specifier ends with, after its percent sign or number.
  private static func type(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Kind? {
    if bytes[index] == UInt8(ascii: "@") {
      index += 1
      return .object
    }
    var length = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "l"), length < 2 {
      index += 1
      length += 1
    }
    guard index < bytes.count else { return nil }
    defer { index += 1 }
    switch bytes[index] {
    case UInt8(ascii: "d"), UInt8(ascii: "i"): return [.int, .long, .longLong][length]
    case UInt8(ascii: "u"): return [.unsigned, .unsignedLong, .unsignedLongLong][length]
    default: return nil
    }
  }
}
