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
    var fields: [String] = []
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0 != UInt8(ascii: ":") }
      guard digits.count <= 9, digits.endIndex < rest.endIndex, let number = String(digits), let count = Int(number),
        count >= 0, String(count) == number
      else { return nil }
      rest = rest[digits.endIndex...].dropFirst()
      guard let end = rest.index(rest.startIndex, offsetBy: count, limitedBy: rest.endIndex),
        let field = String(rest[..<end])
      else { return nil }
      fields.append(field)
      rest = rest[end...]
    }
    self.init(fields)
  }

  /// The coded text.
  var text: String { fields.reduce(into: "") { $0 += "\($1.utf8.count):\($1)" } }
}
