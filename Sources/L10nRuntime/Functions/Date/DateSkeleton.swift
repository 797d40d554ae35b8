/// The letters with which dates and times are written, and how patterns of ICU's MessageFormat name them.
package enum DateSkeleton {
  /// Whether a letter is one of the fields that a date pattern can have. Source: UTS #35 part 4, "Date Field Symbol Table".
  package static func isField(_ letter: UInt8) -> Bool {
    "GyYuUrQqMLwWdDFgEecabBhHKkmsSAzZOvVXx".utf8.contains(letter)
  }
}
