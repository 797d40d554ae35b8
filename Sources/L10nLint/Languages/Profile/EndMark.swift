/// A punctuation mark that ends a sentence, in any script.
enum EndMark: String, Hashable, Sendable {
  case stop = "a full stop"
  case colon = "a colon"
  case question = "a question mark"
  case exclamation = "an exclamation mark"
  case ellipsis = "an ellipsis"

  /// The mark that a character is; `nil` for any other character.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case ".", "。", "．", "｡", "।", "॥", "۔", "։", "።", "။", "។": self = .stop
    case ":", "：": self = .colon
    case "?", "？", "؟", "\u{37E}", "⁇", "⁈": self = .question
    case "!", "！", "‼", "⁉": self = .exclamation
    case "…", "⋯": self = .ellipsis
    default: return nil
    }
  }
}
