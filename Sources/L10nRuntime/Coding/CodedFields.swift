/// A list of texts as one text: each is its length in UTF-8 bytes, a colon, and its bytes.
///
///     CodedFields(["{0} h", ""]).text   // "5:{0} h0:"
///
/// Small data of a locale is frozen so in generated code: any text may stand in a field.
struct CodedFields: Hashable, Sendable {
  /// The fields in order.
  let fields: [String]

  init(_ fields: [String]) { self.fields = fields }

  /// The fields that `text` wrote.
  /// - Returns: `nil` for any text that `text` does not give.
  init?(text: String) {
    var text = text
    let fields = text.withUTF8 { bytes -> [String]? in
      var fields: [String] = []
      guard var reader = FieldReader(bytes) else { return fields }
      while !reader.isAtEnd {
        guard let field = reader.textField() else { return nil }
        fields.append(field)
      }
      return fields
    }
    guard let fields else { return nil }
    self.init(fields)
  }

  /// Calls a function for two fields after two others, until it returns `false` or they end.
  static func forEachPair(in text: String, _ body: (String, String) -> Bool) {
    var text = text
    text.withUTF8 { text in
      guard var reader = FieldReader(text) else { return }
      while let first = reader.textField(), let second = reader.textField(), body(first, second) {}
    }
  }

  /// The field after the one that has a name, where fields are names and what belongs to them by turns; the others are not
  /// read.
  static func value(of name: String, in text: String) -> String? {
    var (name, text) = (name, text)
    return text.withUTF8 { text in
      guard var reader = FieldReader(text) else { return nil }
      return name.withUTF8 { name in
        while let key = reader.field() {
          if key.count == name.count, key.elementsEqual(name) { return reader.textField() }
          guard reader.field() != nil else { return nil }
        }
        return nil
      }
    }
  }

  /// The coded text.
  var text: String { fields.reduce(into: "") { $0 += "\($1.utf8.count):\($1)" } }
}

extension FieldReader {
  /// A text after its length; `nil` where it begins or ends inside of a character.
  fileprivate mutating func textField() -> String? {
    guard let bytes = field(), !Self.isInside(bytes.first), isAtEnd || !Self.isInside(start[offset]) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte is one of a scalar that began before it.
  private static func isInside(_ byte: UInt8?) -> Bool { byte.map { $0 & 0xC0 == 0x80 } ?? false }
}
