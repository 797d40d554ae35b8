/// A unit of a duration in words.
public enum DurationUnit: CaseIterable, Comparable, Sendable {
  /// The base unit of SI.
  case second
  /// Sixty seconds.
  case minute
  /// Sixty minutes.
  case hour
  /// Twenty-four hours, whatever the calendar; there is no unit above it.
  case day

  /// How many seconds it has.
  public var seconds: UInt64 {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    }
  }
}

/// What becomes of the part of a duration that its smallest unit does not show.
public enum DurationRounding: CaseIterable, Sendable {
  /// The nearest; a half counts as one more: 59.5 seconds are a minute.
  case nearest
  /// It is dropped: the position in a video, as its clock shows it.
  case down
  /// It counts as one more: what is left of a countdown, which says zero only at its end.
  case up
}

extension DurationUnit {
  /// A length of time in this unit.
  func count(ofSeconds whole: UInt64, fraction: Double = 0, rounding: DurationRounding) -> UInt64 {
    let (count, rest) = whole.quotientAndRemainder(dividingBy: seconds)
    // Units above the second have an even number of seconds, so that a fraction never decides about their half.
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
