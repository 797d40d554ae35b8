/// The letters with which dates and times are written, and how patterns of ICU's MessageFormat name them.
package enum DateSkeleton {
  /// Whether a letter is one of the fields that a date pattern can have. Source: UTS #35 part 4, "Date Field Symbol Table".
  package static func isField(_ letter: UInt8) -> Bool {
    "GyYuUrQqMLwWdDFgEecabBhHKkmsSAzZOvVXx".utf8.contains(letter)
  }

  /// Whether a text says what of a date is shown, `yMMMd`, `jm`: letters of fields, each in one place.
  ///
  /// `j`, `J` and `C` stand for the hours as the locale counts them.
  package static func isValid(_ text: String) -> Bool {
    var known: Set<UInt8> = []
    var last: UInt8 = 0
    for letter in text.utf8 where letter != last {
      guard isField(letter) || "jJC".utf8.contains(letter), known.insert(letter).inserted else {
        return false
      }
      last = letter
    }
    return !known.isEmpty && text.utf8.count < 40
  }

  /// The form of a date or a time in a pattern: a skeleton, or styles of date and time with a slash between them.
  ///
  ///     "" → medium/, "long" → long/, of a time: /long; "::yMMMd" → yMMMd; "::h:mm a" → hmma
  ///
  /// - Returns: `nil` for a pattern of letters such as `yyyy-MM-dd`, and for a skeleton that ICU does not read.
  package static func form(icu style: String, isTime: Bool) -> String? {
    let words = style.unicodeScalars.split(whereSeparator: { $0.isPatternSpace }).map { String(Substring($0)) }
    let word = words.first ?? "medium"
    if word.utf8.starts(with: "::".utf8) {
      let bytes = words.joined().utf8
      if bytes.contains(UInt8(ascii: "'")) { return nil }
      // ICU and FormatJS pass over what stands between the letters: each language has its own.
      let skeleton = String(decoding: bytes.filter { $0.isASCIILetter }, as: UTF8.self)
      return isValid(skeleton) ? skeleton : nil
    }
    guard words.count < 2 else { return nil }
    let name = word.asciiLowercased
    guard ["full", "long", "medium", "short"].contains(name) else { return nil }
    return isTime ? "/" + name : name + "/"
  }
}
