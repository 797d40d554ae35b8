import L10nCore
import L10nRuntime

extension EntryText {
  /// The text with `\u{FFFC}` for each specifier and single spaces between words.
  ///
  /// - Parameter isFormat: whether specifiers mean anything in it.
  func bare(isFormat: Bool) -> String {
    guard isFormat else { return text.withSingleSpaces }
    let parts = FormatString(text).segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .placeholder: "\u{FFFC}"
      }
    }
    return parts.joined().withSingleSpaces
  }
}

extension String {
  fileprivate var withSingleSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
