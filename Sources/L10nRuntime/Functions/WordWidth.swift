/// The length of words around numbers.
public enum WordWidth: String, CaseIterable, Sendable {
  /// In full, for speech: "2 hours, 5 minutes", "in 3 months". Digits are not grouped in durations, because a voice reads
  /// "1 200" as two numbers.
  case long
  /// "2 hr, 5 min", "in 3 mo.".
  case short
  /// "2h 5m", "in 3mo".
  case narrow

  /// The number of widths.
  static let count = 3

  /// The width at an index below `count`.
  init(place: Int) { self = place == 0 ? .long : place == 1 ? .short : .narrow }

  /// The index of the width among all.
  package var place: Int {
    switch self {
    case .long: 0
    case .short: 1
    case .narrow: 2
    }
  }
}
