/// The encoding that an XML declaration names: `<?xml version="1.0" encoding="ISO-8859-1"?>`.
struct XMLEncodingDeclaration {
  enum Resolution {
    /// The text is already decoded as declared.
    case asDecoded
    case latin1([UInt8])
    case unsupported
  }

  /// The name as it is written.
  let name: String

  /// Where the name stands, without its quotes.
  let range: Range<Int>

  /// - Returns: `nil` without a declaration of an encoding.
  init?(in utf8: [UInt8]) {
    let head = utf8.prefix(200)
    guard let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let attribute = Array("encoding".utf8)
    guard let start = (0..<end).first(where: { utf8[$0..<end].starts(with: attribute) }),
      let open = utf8[start..<end].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
      let close = utf8[(open + 1)..<end].firstIndex(of: utf8[open])
    else { return nil }
    self.range = open + 1..<close
    self.name = String(decoding: utf8[range], as: UTF8.self)
  }

  /// How to read a file with this declaration.
  func resolved(_ bytes: [UInt8]) -> Resolution {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be", "utf-32": .asDecoded
    case "iso-8859-1", "latin1", "latin-1", "l1", "iso8859-1":
      .latin1(bytes.reduce(into: []) { $0.append(scalarValue: UInt32($1)) })
    default: .unsupported
    }
  }
}
