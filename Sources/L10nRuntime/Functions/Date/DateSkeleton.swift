/// The field letters of dates and times, and the styles of ICU's MessageFormat.
package enum DateSkeleton {
  /// Whether a letter is a field of date patterns. Source: UTS #35 part 4, "Date Field Symbol Table".
  package static func isField(_ letter: UInt8) -> Bool {
    "GyYuUrQqMLwWdDFgEecabBhHKkmsSAzZOvVXx".utf8.contains(letter)
  }
}
