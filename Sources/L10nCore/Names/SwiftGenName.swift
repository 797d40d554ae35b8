/// The names that SwiftGen makes from parts of keys, for code that uses them.
///
///     some_key       SomeKey      someKey
///     SOME_KEY       SomeKey      someKey
///     URL-title      URLTitle     urlTitle
///     360 view       _360View     _360View
///
/// Derived from measurements of its template filters `swiftIdentifier:"pretty"` and `lowerFirstWord`: unlike in our own
/// styles an underscore separates words too, and a name without lowercase letters is not kept in capitals.
enum SwiftGenName {
  /// The name as a type; `SwiftIdentifier.lowerCamel` makes that of a member from it. Empty if the text has no letters
  /// and no digits.
  static func typeName(_ text: String) -> String {
    let isShouting = !text.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    let words = words(of: text).flatMap { isShouting ? partedAtDigits($0) : [$0] }
    let name = words.map { isShouting ? capitalized($0.lowercased()) : capitalized($0) }.joined()
    guard let first = name.unicodeScalars.first else { return "" }
    return first.properties.isXIDStart ? name : "_" + name
  }

  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split { scalar in
      scalar == "_" || !scalar.properties.isXIDContinue || scalar.properties.isDefaultIgnorableCodePoint
    }.map { String(String.UnicodeScalarView($0)) }
  }

  /// Splits a word after digits: "ABC1DEF" is two words, "ABC1" and "DEF".
  private static func partedAtDigits(_ word: String) -> [String] {
    var words: [String] = []
    var wasDigit = false
    for character in word {
      let isCapital = character.isASCII && character.isUppercase
      if words.isEmpty || wasDigit && isCapital { words.append("") }
      words[words.count - 1].append(character)
      wasDigit = character.isASCII && character.isNumber
    }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
