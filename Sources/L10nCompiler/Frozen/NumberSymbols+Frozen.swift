public import L10nRuntime

extension NumberSymbols {
  /// One line of ASCII from which `init(serialized:)` makes the same symbols.
  ///
  ///     "660 66b 66c 61c+2d 61c+2b 1 3 3"  // Arabic; an empty text is "-"
  ///
  /// The fields are in the order of the properties; texts are hexadecimal scalars, because some contain invisible
  /// direction marks, which do not belong in source files. "NaN" and "∞" at the end are left out.
  public var serialized: String {
    var fields = [String(zeroDigit), decimal, grouping, minus, plus].map(Self.field(of:))
    fields += [minimumGrouping, primaryGroup, secondaryGroup].map(String.init)
    let hasOwnInfinity = infinity != Self.usual.infinity
    if hasOwnInfinity || notANumber != Self.usual.notANumber { fields.append(Self.field(of: notANumber)) }
    if hasOwnInfinity { fields.append(Self.field(of: infinity)) }
    return fields.joined(separator: " ")
  }

  private static func field(of text: String) -> String {
    text.isEmpty ? "-" : text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "+")
  }
}
