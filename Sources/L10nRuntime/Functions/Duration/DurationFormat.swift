/// Formats durations in the words of a locale, for screen readers.
///
///     let format = DurationFormat(patterns: english, pluralRules: rules, symbols: symbols)
///     format.text(seconds: 243)                                        // 4 minutes, 3 seconds
///     format.text(seconds: 59.5)                                       // 1 minute
///     format.text(seconds: 7325, smallestUnit: .minute)                // 2 hours, 2 minutes
///     format.text(seconds: 89.9, smallestUnit: .minute, rounding: .up) // 2 minutes
///
/// Shows hours, minutes and seconds, and days if these are the largest unit. Zero parts are left out; a duration of
/// zero is "0 seconds", or zero of the smallest unit. The sign is dropped, because a length has none: the message
/// itself says the direction of a negative offset, "2 minutes behind live".
public struct DurationFormat: Sendable {
  /// The words of the locale, in one width.
  public let patterns: DurationPatterns
  /// The rules that select among the words.
  public let pluralRules: PluralRules
  /// The digits of the amounts; see `DurationStyle.Width` for their grouping.
  public let symbols: NumberSymbols

  /// A format from the data of one locale.
  public init(patterns: DurationPatterns, pluralRules: PluralRules, symbols: NumberSymbols) {
    self.patterns = patterns
    self.pluralRules = pluralRules
    self.symbols = symbols
  }

  /// A duration in words.
  /// - Parameters:
  ///   - seconds: any number; its sign is dropped.
  ///   - smallestUnit: the last unit that is shown; smaller parts are rounded.
  public func text(
    seconds: Int, smallestUnit: DurationUnit = .second, rounding: DurationRounding = .nearest
  ) -> String {
    text(UInt64(seconds.magnitude), fraction: 0, DurationStyle(smallestUnit: smallestUnit, rounding: rounding))
  }

  /// A duration in words, rounded to its smallest unit.
  /// - Parameters:
  ///   - seconds: any number; its sign is dropped before it is rounded.
  ///   - smallestUnit: the last unit that is shown; smaller parts are rounded.
  /// - Returns: `nil` for infinity, the "duration" of a live stream, and for NaN. From 2^63 seconds on, the words for
  ///   2^63 − 1.
  public func text(
    seconds: Double, smallestUnit: DurationUnit = .second, rounding: DurationRounding = .nearest
  ) -> String? {
    guard seconds.isFinite else { return nil }
    let magnitude = seconds.magnitude
    let style = DurationStyle(smallestUnit: smallestUnit, rounding: rounding)
    guard magnitude < 0x1p63 else { return text(UInt64(Int64.max), fraction: 0, style) }
    // The library's `rounded()` of doubles would make every app link libm.
    let whole = UInt64(magnitude)
    return text(whole, fraction: magnitude - Double(whole), style)
  }

  /// A duration in words, rounded to its smallest unit.
  /// - Parameters:
  ///   - duration: any duration; its sign is dropped before it is rounded.
  ///   - smallestUnit: the last unit that is shown; smaller parts are rounded.
  public func text(
    _ duration: Duration, smallestUnit: DurationUnit = .second, rounding: DurationRounding = .nearest
  ) -> String {
    text(duration, DurationStyle(smallestUnit: smallestUnit, rounding: rounding))
  }

  /// A duration in words, in a style, whose width must be that of the patterns.
  public func text(_ duration: Duration, _ style: DurationStyle) -> String {
    TextBytes.text { patterns.write(duration, style, pluralRules: pluralRules, symbols: symbols, to: &$0) }
  }

  private func text(_ seconds: UInt64, fraction: Double, _ style: DurationStyle) -> String {
    TextBytes.text {
      let parts = DurationParts(seconds, fraction: fraction, style, hasDays: patterns.days != nil)
      patterns.write(parts, .never, pluralRules: pluralRules, symbols: symbols, to: &$0)
    }
  }
}

extension DurationPatterns {
  /// Writes a duration in words, rounded to its smallest unit.
  func write(
    _ duration: Duration, _ style: DurationStyle, pluralRules: PluralRules, symbols: NumberSymbols,
    to output: inout TextBytes
  ) {
    let (seconds, attoseconds) = duration.components
    let parts = DurationParts(
      seconds.magnitude, fraction: Double(attoseconds.magnitude) / 1e18, style, hasDays: days != nil)
    write(
      parts, style.width == .long ? .never : .automatic, pluralRules: pluralRules, symbols: symbols, to: &output)
  }

  fileprivate func write(
    _ parts: DurationParts, _ grouping: NumberStyle.Grouping, pluralRules: PluralRules, symbols: NumberSymbols,
    to output: inout TextBytes
  ) {
    var place = 0
    for unit in DurationParts.units {
      guard let count = parts.count(of: unit) else { continue }
      let words = self[unit].pattern(of: count, pluralRules)
      // If the pattern begins with the number, the item begins with a digit.
      let start = words.before.isEmpty ? "0" : words.before
      if place > 0 { output.append(list.separator(before: place, of: parts.count, startingWith: start)) }
      words.write(count, symbols: symbols, grouping: grouping, to: &output)
      place += 1
    }
    output.append(list.suffix(of: parts.count))
  }
}

/// The shown units of a duration, at least one, with their counts.
private struct DurationParts {
  /// The units, largest first.
  static let units: [DurationUnit] = [.day, .hour, .minute, .second]

  /// The duration in the smallest unit, so that 59.5 seconds are a minute and not 60 seconds.
  private let total: UInt64
  private let smallest, largest: DurationUnit

  init(_ seconds: UInt64, fraction: Double, _ style: DurationStyle, hasDays: Bool) {
    largest = hasDays ? style.largestUnit : min(style.largestUnit, .hour)
    smallest = min(style.smallestUnit, largest)
    total = smallest.count(ofSeconds: seconds, fraction: fraction, rounding: style.rounding)
  }

  /// The count of a shown unit; `nil` if it is not shown.
  func count(of unit: DurationUnit) -> UInt64? {
    guard unit >= smallest, unit <= largest else { return nil }
    var count = total / (unit.seconds / smallest.seconds)
    if unit < largest { count %= unit.countInNext }
    return count > 0 || total == 0 && unit == smallest ? count : nil
  }

  var count: Int { Self.units.reduce(0) { $0 + (count(of: $1) == nil ? 0 : 1) } }
}

extension DurationUnit {
  /// The number of these units in the next larger one.
  fileprivate var countInNext: UInt64 { self == .hour ? 24 : 60 }
}
