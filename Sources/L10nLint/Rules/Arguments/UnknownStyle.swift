import L10nCore
import L10nRuntime
import StringsFormat

/// A style of an ICU message that cannot be read, in the words of a finding.
///
///     {n, number, ::currncy/USD}   // 'currncy/USD' is no word of a number skeleton
struct UnknownStyle {
  /// What is wrong.
  let clause: String
  /// What to write.
  let help: String

  /// - Parameters:
  ///   - range: where the style stands.
  ///   - pattern: the text of the message.
  init(at range: Range<Int>, in pattern: String) {
    let style = pattern.characters(in: range).trimmed
    let start = pattern.characters(in: 0..<range.lowerBound)
    let type = start.split(separator: ",").last.map { String($0).trimmed } ?? ""
    guard type == "number" else {
      clause = "'\(style)' is no style of a \(type == "time" ? "time" : "date")"
      help = "write short, medium, long, full, or a skeleton such as \(type == "time" ? "::jm" : "::yMMMd")"
      return
    }
    guard style.hasPrefix("::") else {
      clause = "'\(style)' is no style of a number"
      help =
        NumberStyle(skeleton: style) != nil
        ? "write '::\(style)'" : "write integer, percent, or a skeleton such as ::compact-short or ::.00"
      return
    }
    let words = style.dropFirst(2).split(whereSeparator: \.isWhitespace).map(String.init)
    let unknown = words.first { NumberStyle(skeleton: [$0]) == nil }
    clause =
      unknown.map { "'\($0)' is no word of a number skeleton" } ?? "the words of '\(style)' do not go together"
    help =
      unknown.flatMap { Self.stems.contains($0.stem) ? nil : Suggestion.question($0.stem, among: Self.stems) }
      ?? "write words of a number skeleton, such as ::currency/EUR, ::compact-short or ::.00"
  }

  /// The words of number skeletons, without what stands after a slash.
  private static let stems = [
    "compact-short", "compact-long", "scientific", "engineering", "notation-simple", "percent", "permille", "base-unit",
    "currency", "unit", "measure-unit", "per-measure-unit", "unit-width-narrow", "unit-width-short",
    "unit-width-full-name", "unit-width-iso-code", "unit-width-hidden", "precision-integer", "precision-unlimited",
    "precision-increment", "precision-currency-standard", "precision-currency-cash", "rounding-mode-half-even",
    "rounding-mode-half-up", "rounding-mode-floor", "rounding-mode-ceiling", "integer-width", "scale", "group-off",
    "group-min2", "group-auto", "group-on-aligned", "group-thousands", "latin", "numbering-system", "sign-auto",
    "sign-always", "sign-never", "sign-accounting", "sign-accounting-always", "sign-except-zero", "decimal-auto",
    "decimal-always",
  ]
}

extension String {
  /// What stands before a slash.
  fileprivate var stem: String { String(prefix { $0 != "/" }) }

  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
