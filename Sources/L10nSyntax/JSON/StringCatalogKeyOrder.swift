/// The order of the keys in a String Catalog, which Xcode sorts as Finder sorts names.
///
/// Digits are compared as numbers and letters without case: `item 2`, `Item 10`, `item 11`. Blanks come first, then
/// signs, digits, letters. Xcode's order follows the language of the machine, so it may differ in other letters.
package enum StringCatalogKeyOrder {
  /// Whether one key precedes another.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    var (lefts, rights) = (Array(left.unicodeScalars)[...], Array(right.unicodeScalars)[...])
    while let first = lefts.first, let second = rights.first {
      if first.isASCIIDigit, second.isASCIIDigit {
        let (leftNumber, rightNumber) = (takeNumber(&lefts), takeNumber(&rights))
        if leftNumber.count != rightNumber.count { return leftNumber.count < rightNumber.count }
        if leftNumber != rightNumber { return leftNumber.lexicographicallyPrecedes(rightNumber) }
        continue
      }
      let (leftRank, rightRank) = (rank(first), rank(second))
      if leftRank != rightRank { return leftRank < rightRank }
      lefts.removeFirst()
      rights.removeFirst()
    }
    if lefts.isEmpty != rights.isEmpty { return lefts.isEmpty }
    return TableKey(left) < TableKey(right)
  }

  /// Removes the digits at the start and returns them without leading zeros.
  private static func takeNumber(_ scalars: inout ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let digits = scalars.prefix { $0.isASCIIDigit }
    scalars = scalars.dropFirst(digits.count)
    return digits.drop { $0 == "0" }
  }

  private static func rank(_ scalar: Unicode.Scalar) -> (Int, UInt32) {
    let properties = scalar.properties
    if properties.isWhitespace { return (0, scalar.value) }
    if scalar.isASCIIDigit { return (2, scalar.value) }
    guard properties.isAlphabetic else { return (1, scalar.value) }
    return (3, properties.lowercaseMapping.unicodeScalars.first?.value ?? scalar.value)
  }
}
