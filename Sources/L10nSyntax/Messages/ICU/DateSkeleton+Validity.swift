package import L10nRuntime

extension DateSkeleton {
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
