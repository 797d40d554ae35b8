/// How a locale comes by a text.
enum TextState: Int, CaseIterable, Comparable {
  /// The locale has it, or the text is the same in all languages.
  case own
  /// Another locale of the same language has it.
  case inherited
  /// The locale has it, but it was made from a development text that has changed since.
  case stale
  /// Its readers get the development text.
  case missing

  /// The word for it on pages and in their markup.
  var word: String {
    switch self {
    case .own: "own"
    case .inherited: "inherited"
    case .stale: "stale"
    case .missing: "missing"
    }
  }

  static func < (left: TextState, right: TextState) -> Bool { left.rawValue < right.rawValue }
}
