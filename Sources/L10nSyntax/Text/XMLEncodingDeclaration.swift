/// The encoding that an XML declaration names: `<?xml version="1.0" encoding="ISO-8859-1"?>`.
struct XMLEncodingDeclaration {
  enum Resolution {
    /// The text is already decoded as declared.
    case asDecoded
    case latin1([UInt8])
    /// The bytes are not encoded as declared.
    case contradicted
    case unsupported
  }

  /// The name in the file's spelling.
  let name: String

  /// The range of the name, without its quotes.
  let range: Range<Int>

  /// Reads a declaration as Foundation does: at the very start of the file, without blanks around the equals sign.
  /// - Returns: `nil` without a declaration of an encoding.
  init?(in utf8: [UInt8]) {
    let attribute = Array("encoding=".utf8)
    guard utf8.starts(with: "<?xml".utf8),
      let end = utf8.firstIndex(where: { $0 == UInt8(ascii: ">") }),
      let start = (5..<end).first(where: { utf8[$0..<end].starts(with: attribute) }),
      !utf8[5..<start].contains(UInt8(ascii: "?"))
    else { return nil }
    let quote = utf8[start + attribute.count]
    let open = start + attribute.count + 1
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), open <= end,
      let close = utf8[open...].firstIndex(of: quote)
    else { return nil }
    range = open..<min(close, end)
    name = String(decoding: utf8[range], as: UTF8.self)
  }

  /// The way to read a file with this declaration that looks like UTF-8.
  func resolved(_ bytes: [UInt8]) -> Resolution {
    switch name.lowercased() {
    case "utf-8", "utf8": .asDecoded
    case "utf-16", "utf-16le", "utf-16be", "utf-32", "utf-32le", "utf-32be": .contradicted
    // Foundation reads bytes above ASCII as Latin-1.
    case "us-ascii", "ascii", "iso-8859-1", "latin1", "latin-1", "l1", "iso8859-1":
      .latin1(bytes.reduce(into: []) { $0.append(scalarValue: UInt32($1)) })
    default: .unsupported
    }
  }
}
