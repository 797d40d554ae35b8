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
}
