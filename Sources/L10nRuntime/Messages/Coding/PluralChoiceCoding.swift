import StringsFormat

/// Where things are in the coded form of a text that one number chooses, the commonest rule.
///
/// `c` and 20 characters of six bits each, `0` (U+0030) to `o` (U+006F), then the bytes of nine texts without anything
/// between them: the six plural categories in CLDR's order (`SegmentCoding`), the format, the variable's name, and its
/// value type, which has a `+` before it where there is one. The characters:
///
/// * The argument that chooses: 0 for the format `%#@name@`, 1...62 for `%1$#@name@` and its like, 63 for any other
///   format. Only that one is written out.
/// * The categories that have a text, the lowest bit for `zero`.
/// * Nine times two characters: where each text ends, counted from the first text's beginning.
///
/// So a text is found by its category without reading the others.
enum PluralChoiceCoding {
  /// How many characters stand before the texts, `c` left out.
  static let headerCount = 20

  /// How many plural categories there are.
  static let categoryCount = 6

  /// The places of the texts after those of the categories.
  static let (format, name, valueType) = (6, 7, 8)

  /// The texts altogether have at most so many bytes.
  static let maximum = 4095

  /// What stands for a format that is written out.
  static let writtenOut = 63

  /// The offset in the header of the two characters that say where a text ends.
  @inline(__always)
  static func end(of text: Int) -> Int { 2 &+ 2 &* text }

  /// Whether a format can name a variable so.
  static func isName(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(FormatScanner.isNameByte) }

  /// The format that a number stands for; `nil` for one that is written out.
  static func format(ofArgument argument: Int, name: String) -> String? {
    if argument == writtenOut { return nil }
    return argument == 0 ? "%#@\(name)@" : "%\(argument)$#@\(name)@"
  }
}

extension MessageWriter {
  /// Writes a format of one plural variable.
  /// - Returns: whether it is a text that this form can hold.
  mutating func writeChoice(_ format: String, _ variables: [MessageVariable]) -> Bool {
    guard variables.count == 1, let variable = variables.first, variable.rule == .plural,
      PluralChoiceCoding.isName(variable.name), Self.isWholeNumber(variable.valueType)
    else { return false }
    var present = 0
    var texts = Array(repeating: "", count: PluralChoiceCoding.categoryCount)
    for variant in variable.variants {
      guard let position = PluralCategory(rawValue: variant.category).map({ Int($0.position) }),
        present >> position == 0
      else { return false }
      guard let coded = SegmentCoding.coded(variant.text) else { return false }
      present |= 1 << position
      texts[position] = coded
    }
    let argument = Self.argument(choosing: variable.name, in: format)
    texts += [argument == nil ? format : "", variable.name, variable.valueType.map { "+" + $0 } ?? ""]
    guard texts.reduce(0, { $0 + $1.utf8.count }) <= PluralChoiceCoding.maximum else { return false }
    text += "c" + Self.digit(argument ?? PluralChoiceCoding.writtenOut) + Self.digit(present)
    var end = 0
    for text in texts {
      end += text.utf8.count
      self.text += Self.digit(end >> 6) + Self.digit(end & 0x3F)
    }
    for text in texts { self.text += text }
    return true
  }

  /// The number that stands for a format; `nil` for one that has to be written out.
  private static func argument(choosing name: String, in format: String) -> Int? {
    var format = format
    let position = format.withUTF8 { bytes in
      bytes.first == UInt8(ascii: "%") ? DirectSpecifier(bytes, at: 0)?.position : nil
    }
    guard let position, position < PluralChoiceCoding.writtenOut,
      PluralChoiceCoding.format(ofArgument: position, name: name) == format
    else { return nil }
    return position
  }

  /// Whether a value type shows whole decimal digits.
  private static func isWholeNumber(_ valueType: String?) -> Bool {
    guard var valueType else { return true }
    return valueType.withUTF8 { DirectSpecifier.integer(in: $0, from: 0) == $0.count }
  }

  private static func digit(_ value: Int) -> String { String(Unicode.Scalar(UInt8(0x30 + value & 0x3F))) }
}

extension MessageReader {
  /// Reads what `writeChoice` wrote after the `c`; `nil` for everything else.
  mutating func choice() -> Message? {
    var header: [Int] = []
    for _ in 0..<PluralChoiceCoding.headerCount {
      guard let byte = rest.popFirst(), 0x30...0x6F ~= byte else { return nil }
      header.append(Int(byte - 0x30))
    }
    var texts: [String] = []
    var start = 0
    for text in 0...PluralChoiceCoding.valueType {
      let place = PluralChoiceCoding.end(of: text)
      let end = header[place] << 6 | header[place + 1]
      guard end >= start, let index = rest.index(rest.startIndex, offsetBy: end - start, limitedBy: rest.endIndex),
        let field = String(rest[..<index])
      else { return nil }
      texts.append(field)
      rest = rest[index...]
      start = end
    }
    let (name, valueType) = (texts[PluralChoiceCoding.name], texts[PluralChoiceCoding.valueType])
    guard PluralChoiceCoding.isName(name), valueType.isEmpty || valueType.utf8.first == UInt8(ascii: "+"),
      texts.indices.allSatisfy({ header[1] >> $0 & 1 == 1 || $0 >= PluralChoiceCoding.format || texts[$0].isEmpty }),
      header[0] == PluralChoiceCoding.writtenOut || texts[PluralChoiceCoding.format].isEmpty
    else { return nil }
    var variants: [MessageVariable.Variant] = []
    for position in 0..<PluralChoiceCoding.categoryCount where header[1] >> position & 1 == 1 {
      guard let text = SegmentCoding.format(coded: texts[position].utf8) else { return nil }
      let category = PluralCategory(position: UInt8(position)).rawValue
      variants.append(MessageVariable.Variant(category: category, text: text))
    }
    let variable = MessageVariable(
      name: name, valueType: valueType.isEmpty ? nil : String(valueType.dropFirst()), variants: variants)
    let format = PluralChoiceCoding.format(ofArgument: header[0], name: name) ?? texts[PluralChoiceCoding.format]
    return Message(.format(format, variables: [variable]))
  }
}
