import L10nCore
import L10nRuntime
import L10nSyntax

/// A style of an ICU message that cannot be read, with the message and help of a finding.
///
///     {n, number, ::currncy/USD}   // 'currncy/USD' is no word of a number skeleton
struct UnknownStyle {
  /// The problem.
  let clause: String
  /// The advice on how to write it.
  let help: String

  /// - Parameters:
  ///   - range: the place of the style.
  ///   - pattern: the text of the message.
  init(at range: Range<Int>, in pattern: String) {
    let words = pattern.characters(in: range).words
    let style = words.joined(separator: " ")
    let before = pattern.characters(in: 0..<range.lowerBound)
    let type = before.split(separator: ",").last.flatMap { String($0).words.first }
    guard type == "number" else {
      clause = "'\(style)' is not a style of a \(type == "time" ? "time" : "date")"
      help = "write short, medium, long, full, or a skeleton such as \(type == "time" ? "::jm" : "::yMMMd")"
      return
    }
    guard style.hasPrefix("::") else {
      clause = "'\(style)' is not a style of a number"
      help =
        NumberStyle(skeleton: style) != nil
        ? "write '::\(style)'" : "write integer, percent, or a skeleton such as ::compact-short or ::.00"
      return
    }
    let unknown = String(style.dropFirst(2)).words.first { NumberStyle(skeleton: [$0]) == nil }
    clause =
      unknown.map { "'\($0)' is not a word of a number skeleton" } ?? "the words of '\(style)' do not go together"
    help =
      unknown.flatMap { NumberStyle.skeletonStems.contains($0.stem) ? nil : $0.stem }
      .flatMap { Suggestion.question($0, among: NumberStyle.skeletonStems) }
      ?? "write words of a number skeleton, such as ::currency/EUR, ::compact-short or ::.00"
  }
}

extension String {
  /// The part before a slash.
  fileprivate var stem: String { String(prefix { $0 != "/" }) }

  /// The parts between white space.
  fileprivate var words: [String] { split(whereSeparator: \.isWhitespace).map(String.init) }
}
