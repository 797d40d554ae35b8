/// A list of texts as one text: each is its length in UTF-8 bytes, a colon, and its bytes.
///
///     CodedFields(["{0} h", ""]).text   // "5:{0} h0:", written in `L10nCompiler`
///
/// The form of small data of a locale in generated code; a field can be any text.
package struct CodedFields: Sendable {
  /// The fields in order.
  package let fields: [String]

  package init(_ fields: [String]) { self.fields = fields }

  /// The fields of a `text`.
  /// - Returns: `nil` for any other text.
  package init?(text: String) {
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
}

extension String {
  /// Numbers below a thousand with blanks between them, at least one; `nil` for anything else.
  ///
  /// Without `split`, whose types Swift makes at run time.
  var wholeNumbers: [Int]? {
    var numbers = [0]
    var isInside = false
    for byte in utf8 {
      if byte.isASCIIDigit, numbers[numbers.count - 1] < 100 {
        numbers[numbers.count - 1] = 10 * numbers[numbers.count - 1] + Int(byte - 0x30)
        isInside = true
      } else if byte == UInt8(ascii: " "), isInside {
        numbers.append(0)
        isInside = false
      } else {
        return nil
      }
    }
    return isInside ? numbers : nil
  }
}

extension FieldReader {
  /// Reads a text after its length; `nil` if it begins or ends within a character.
  fileprivate mutating func textField() -> String? {
    guard let bytes = field(), !Self.isInside(bytes.first), isAtEnd || !Self.isInside(start[offset]) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte continues a scalar.
  private static func isInside(_ byte: UInt8?) -> Bool { byte.map { $0 & 0xC0 == 0x80 } ?? false }
}
