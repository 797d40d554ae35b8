/// The changes of pseudo-languages to the words of a text.
enum PseudoText {
  /// The text with its unprotected parts changed.
  static func changed(_ text: String, _ change: (Substring) -> String) -> String {
    let utf8 = text.utf8
    var result = ""
    var end = 0
    func part(_ range: Range<Int>) -> Substring {
      Substring(utf8.dropFirst(range.lowerBound).prefix(range.count))
    }
    for protected in ProtectedRange.all(in: text) {
      result += change(part(end..<protected.range.lowerBound)) + part(protected.range)
      end = protected.range.upperBound
    }
    return result + change(part(end..<utf8.count))
  }

  /// ASCII letters replaced by similar ones with accents.
  static func accented(_ words: Substring) -> String {
    String(String.UnicodeScalarView(words.unicodeScalars.map { accents[$0] ?? $0 }))
  }

  private static let accents: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars,
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž".unicodeScalars))

  /// Each word with right-to-left direction.
  static func mirrored(_ words: Substring) -> String {
    var result = ""
    var word = ""
    func end() {
      if !word.isEmpty { result += "\u{200F}\u{202E}" + word + "\u{202C}\u{200F}" }
      word = ""
    }
    // Uses scalars, because the characters of a row of flags are found by going back to its start.
    for scalar in words.unicodeScalars {
      if scalar.properties.isWhitespace {
        end()
        result.unicodeScalars.append(scalar)
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    end()
    return result
  }

  /// The padding for a longer language: short texts double, others grow by at least a third, in whole words.
  static func padding(for text: String) -> String {
    let count = text.count
    let wanted = count <= 10 ? count : count <= 30 ? count * 6 / 10 : count * 35 / 100
    var padding = ""
    var next = 0
    // The words are ASCII, so bytes are characters.
    while padding.utf8.count < wanted {
      padding += " " + numbers[next % numbers.count]
      next += 1
    }
    return padding
  }

  private static let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
}
