/// A unit of a duration in words.
public enum DurationUnit: CaseIterable, Comparable, Sendable {
  /// The SI base unit.
  case second
  /// Sixty seconds.
  case minute
  /// Sixty minutes.
  case hour
  /// Twenty-four hours, regardless of the calendar; the largest unit.
  case day

  /// The length of the unit in seconds.
  public var seconds: UInt64 {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    }
  }
}

/// The rounding of a duration to its smallest unit.
public enum DurationRounding: CaseIterable, Sendable {
  /// To the nearest, halves up: 59.5 seconds are a minute.
  case nearest
  /// Down: for the position in a video, as its clock shows it.
  case down
  /// Up: for the rest of a countdown, which is zero only at its end.
  case up
}

extension DurationUnit {
  /// A duration in this unit, rounded.
  func count(ofSeconds whole: UInt64, fraction: Double = 0, rounding: DurationRounding) -> UInt64 {
    let (count, rest) = whole.quotientAndRemainder(dividingBy: seconds)
    // Units above the second have an even number of seconds, so a fraction never affects their half.
    let isHalf = self == .second ? fraction >= 0.5 : rest >= seconds / 2
    let isMore =
      switch rounding {
      case .nearest: isHalf
      case .down: false
      case .up: rest > 0 || fraction > 0
      }
    return isMore && count < .max ? count + 1 : count
  }
}
