import L10nRuntime
import L10nSyntax

/// The plural forms of an ICU message as i18next's members with suffixes.
///
/// In the ICU message, a brace that is text is written as a quoted literal: `{'{'}`.
enum I18nextForms {
  /// The dialect in which ICU messages of forms are read.
  static let dialect: ICUDialect = I18nextKeys.dialect.union(.quotedLiterals)

  /// The forms of a pattern; the text around the plural is part of each form.
  ///
  /// - Returns: `nil` for a pattern without forms.
  /// - Throws: the reason why it cannot be written with suffixes, in a clause after the key.
  static func forms(of pattern: String) throws(EditLoss) -> [(selector: String, text: String)]? {
    guard let message = try? ICUMessage(pattern, dialect: dialect) else { return nil }
    let selects = message.parts.indices.filter { if case .select = message.parts[$0] { true } else { false } }
    guard let index = selects.first, case .select(let select) = message.parts[index] else { return nil }
    guard selects.count == 1, select.name == I18nextKeys.number, select.function != .text, select.offset == 0 else {
      throw .init(message: "chooses by more than the number '\(I18nextKeys.number)', which i18next cannot")
    }
    let bytes = Array(pattern.utf8)
    let place = message.places[[index]]
    return try select.variants.enumerated().map { (number, variant) throws(EditLoss) in
      if variant.key != .exactly(0), PluralCategory(rawValue: variant.key.text) == nil {
        throw .init(message: "has a form '\(variant.key.text)', which i18next has no suffix for")
      }
      let content = content(after: message.places[[index, number]].upperBound, in: bytes)
      let text = bytes[..<place.lowerBound] + bytes[content] + bytes[place.upperBound...]
      return (variant.key.text, unquoted(String(decoding: text, as: UTF8.self)))
    }
  }

  /// The range of the text between a form's braces.
  private static func content(after key: Int, in bytes: [UInt8]) -> Range<Int> {
    let start = (bytes[key...].firstIndex(of: UInt8(ascii: "{")) ?? bytes.count - 1) + 1
    let rest = String(decoding: bytes[start...], as: UTF8.self)
    let arguments = ICUMessage.doubleBracedArguments(in: rest)
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "}") {
      if let argument = arguments.first(where: { $0.range.lowerBound == end - start }) {
        end += argument.range.count
      } else if quoted.contains(where: { bytes[end...].starts(with: $0.value.utf8) }) {
        end += 5
      } else {
        end += 1
      }
    }
    return start..<end
  }

  private static let quoted: KeyValuePairs = ["{": "{'{'}", "}": "{'}'}"]

  private static func unquoted(_ text: String) -> String {
    quoted.reduce(text) { $0.replacing($1.value, with: $1.key) }
  }

  /// The braces of a form that belong to no argument, each with its quoted literal.
  static func literals(in text: [UInt8]) -> [(range: Range<Int>, by: [UInt8])] {
    let arguments = ICUMessage.doubleBracedArguments(in: String(decoding: text, as: UTF8.self))
    return text.indices.compactMap { offset in
      guard let literal = quoted.first(where: { text[offset] == $0.key.utf8.first }),
        !arguments.contains(where: { $0.range.contains(offset) })
      else { return nil }
      return (offset..<offset + 1, Array(literal.value.utf8))
    }
  }
}
