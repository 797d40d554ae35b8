extension Int {
  /// The number as messages and reports write it: `1,582`.
  package var withSeparators: String {
    var digits = String(magnitude)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return (self < 0 ? "-" : "") + digits
  }

  /// The number with the noun that is counted.
  ///
  ///     1.counted("file")                  // 1 file
  ///     3000.counted("entry", "entries")   // 3,000 entries
  ///
  /// - Parameter many: the plural; by default the singular with an "s".
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(withSeparators) \(self == 1 ? one : many ?? one + "s")"
  }
}
