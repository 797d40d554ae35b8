internal import L10nRuntime

/// Numbers that cover every category of CLDR's rules.
///
/// The rules compare the number itself up to 99 and remainders by 10, 100, 1000, 100000 and 1000000, so these samples
/// cover every combination in a rule.
enum PluralSamples {
  /// Whole numbers without the multiples of a million, ascending.
  static var integers: [Int] {
    Array(0..<1300) + [1_999, 2_000, 5_000, 10_000, 12_345, 20_000, 40_000, 100_000, 100_001, 300_000, 999_999]
      + [1_000_001, 1_000_002, 1_000_005, 1_000_011, 1_100_000]
  }

  /// Multiples of a million, ascending.
  static var millions: [Int] {
    [1_000_000, 2_000_000, 5_000_000, 11_000_000, 100_000_000, 1_000_000_000]
  }

  /// Thousands and millions in compact notation.
  static let compact = ["1c3", "2c3", "1.5c3", "1c6", "2c6", "1.2c6", "5c6", "1c9"].compactMap(PluralOperands.init)

  /// Numbers with one, two and three visible fraction digits.
  static let fractions: [PluralOperands] = {
    let wholes = Array(0...25) + [100, 101, 102, 103, 111, 1_000, 1_000_000]
    let digits = (0...9).map(String.init) + (0...25).map { $0 < 10 ? "0\($0)" : "\($0)" } + ["000", "001", "110"]
    return wholes.flatMap { whole in digits.compactMap { PluralOperands("\(whole).\($0)") } }
  }()
}
