/// The words or signs with which a locale abbreviates large numbers, in one width: "1.2K", "1.2 thousand".
///
/// Made by the tool from ICU and frozen into generated code as text. Source: UTS #35 part 3, "Compact Number Formats".
package struct CompactPatterns: Equatable, Sendable {
  /// The words for numbers from one power of ten on.
  package struct Words: Equatable, Sendable {
    /// The decimal exponent of the least of these numbers.
    package let least: Int
    /// The power of ten in which the number is counted: 3 for thousands; 0 if all digits are shown.
    package let power: Int
    /// The number of scalars before the sign: 0, or all text before the digits in Swahili "elfu -5".
    package let signPlace: Int
    /// The words for exactly one, if they differ: French "mille".
    package let one: UnitPatterns.Pattern?
    /// The words around the digits, by the plural category of the digits themselves.
    package let units: UnitPatterns

    /// The sign place of words with the sign beside the digits.
    package static let inside = 99
    /// The sign place of words with the sign in place of the space beside the digits: "AED-5T", "AED 5T".
    package static let insteadOfSpace = 98

    package init(least: Int, power: Int, signPlace: Int, one: UnitPatterns.Pattern?, units: UnitPatterns) {
      (self.least, self.power, self.signPlace, self.one, self.units) = (least, power, signPlace, one, units)
    }
  }

  /// The words by exponent. Smaller numbers are shown with all digits, larger numbers with the last words.
  package let words: [Words]

  package init(_ words: [Words]) { self.words = words }
}

extension CompactPatterns {
  /// The patterns from a `coded` text.
  /// - Returns: `nil` for a text without their fields.
  init?(coded: String) {
    guard var rest = CodedFields(text: coded)?.fields[...] else { return nil }
    var words: [Words] = []
    while let first = rest.popFirst() {
      guard let least = Int(first), least >= 0, let places = rest.popFirst()?.wholeNumbers, places[0] <= least,
        let one = rest.popFirst(), let units = UnitPatterns(takingFrom: &rest)
      else { return nil }
      let pattern = one.isEmpty ? nil : UnitPatterns.Pattern(String(one.dropFirst()))
      words.append(
        Words(least: least, power: places[0], signPlace: places.count > 1 ? places[1] : 0, one: pattern, units: units))
    }
    self.init(words)
  }
}
