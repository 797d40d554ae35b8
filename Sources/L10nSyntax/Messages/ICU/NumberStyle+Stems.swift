internal import L10nRuntime

extension NumberStyle {
  /// The stems of skeletons that `NumberStyle(skeleton:)` reads, without the text after a slash and without concise
  /// forms.
  package static let skeletonStems: [String] =
    [
      "compact-short", "compact-long", "scientific", "engineering", "notation-simple", "percent", "permille",
      "base-unit", "currency", "unit", "measure-unit", "per-measure-unit", "precision-integer", "precision-unlimited",
      "precision-increment", "precision-currency-standard", "precision-currency-cash", "integer-width",
      "integer-width-trunc", "scale", "latin", "numbering-system", "decimal-auto", "decimal-always",
    ]
    + UnitWidth.allCases.map { "unit-width-\($0.rawValue)" } + Rounding.allCases.map { "rounding-mode-\($0.rawValue)" }
    + Grouping.allCases.map { "group-\($0.rawValue)" } + Sign.spellings.map { $0.word }
}
