/// How a length of time is written in words, as ECMA-402's `DurationFormat` has it; its style `digital` is the clock of
/// `MessageArgument.clock`.
public struct DurationStyle: Hashable, Sendable {
  /// How long the words are.
  public enum Width: String, CaseIterable, Sendable {
    /// In full, to be spoken: "2 hours, 5 minutes". Digits are not grouped, as a voice makes two numbers of "1 200".
    case long
    /// "2 hr, 5 min".
    case short
    /// "2h 5m".
    case narrow
  }

  /// How long the words are.
  public var width: Width
  /// The first unit that is shown; what is more is counted in it: "125 minutes".
  public var largestUnit: DurationUnit
  /// The last unit that is shown, never above the largest one; what is less is rounded.
  public var smallestUnit: DurationUnit
  /// What becomes of less than the smallest unit.
  public var rounding: DurationRounding

  /// A style from its parts.
  public init(
    width: Width = .long, largestUnit: DurationUnit = .hour, smallestUnit: DurationUnit = .second,
    rounding: DurationRounding = .nearest
  ) {
    (self.width, self.largestUnit, self.smallestUnit, self.rounding) = (width, largestUnit, smallestUnit, rounding)
  }
}

extension DurationStyle.Width {
  /// How many there are.
  static let count = 3

  /// The place among all.
  var place: Int {
    switch self {
    case .long: 0
    case .short: 1
    case .narrow: 2
    }
  }

  /// The width at a place among all, below the count.
  init(place: Int) { self = place == 0 ? .long : place == 1 ? .short : .narrow }

  /// What the frozen form calls the words of the width.
  package var patternName: String { self == .long ? "duration" : "duration-\(rawValue)" }
}
