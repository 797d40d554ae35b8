package import L10nRuntime

extension DateSkeleton {
  /// Whether a text is a skeleton such as `yMMMd` or `jm`: letters of fields, each in one run.
  ///
  /// `j`, `J` and `C` are the hours in the locale's hour cycle.
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
