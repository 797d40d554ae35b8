/// The style of a duration in words, as in ECMA-402's `DurationFormat`; its style `digital` is `MessageArgument.clock`.
public struct DurationStyle: Hashable, Sendable {
  /// The length of the words.
  public enum Width: String, CaseIterable, Sendable {
    /// In full, for speech: "2 hours, 5 minutes". Digits are not grouped, because a voice reads "1 200" as two numbers.
    case long
    /// "2 hr, 5 min".
    case short
    /// "2h 5m".
    case narrow
  }

  /// The length of the words.
  public var width: Width
  /// The first unit that is shown; larger amounts are counted in it: "125 minutes".
  public var largestUnit: DurationUnit
  /// The last unit that is shown, never above the largest one; smaller parts are rounded.
  public var smallestUnit: DurationUnit
  /// The rounding to the smallest unit.
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
  /// The number of widths.
  static let count = 3

  /// The index of the width among all.
  var place: Int {
    switch self {
    case .long: 0
    case .short: 1
    case .narrow: 2
    }
  }

  /// The width at an index below `count`.
  init(place: Int) { self = place == 0 ? .long : place == 1 ? .short : .narrow }

  /// The name of the words in the frozen form.
  package var patternName: String { self == .long ? "duration" : "duration-\(rawValue)" }
}
