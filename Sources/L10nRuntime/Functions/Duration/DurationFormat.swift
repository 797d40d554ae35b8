/// Writes durations in the words of a locale, as a screen reader should speak them.
///
///     let format = DurationFormat(patterns: english, pluralRules: rules, symbols: symbols)
///     format.text(seconds: 243)                                        // 4 minutes, 3 seconds
///     format.text(seconds: 59.5)                                       // 1 minute
///     format.text(seconds: 7325, smallestUnit: .minute)                // 2 hours, 2 minutes
///     format.text(seconds: 89.9, smallestUnit: .minute, rounding: .up) // 2 minutes
///
/// Hours, minutes and seconds; a part of zero is left out, and a duration of zero is "0 seconds", or as many of the
/// smallest unit. There is no unit above the hour: two days are "48 hours". The sign is dropped, because a length has
/// none: of a negative offset, "2 minutes behind live", it is for the message to say which way.
public struct DurationFormat: Sendable {
  /// The words of the locale.
  public let patterns: DurationPatterns
  /// Chooses among the words.
  public let pluralRules: PluralRules
  /// The digits of the amounts; they are not grouped, as a voice makes two numbers of "1 200".
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
  ///   - smallestUnit: the last unit that is shown; what is less is rounded.
  public func text(
    seconds: Int, smallestUnit: DurationUnit = .second, rounding: DurationRounding = .nearest
  ) -> String {
    text(UInt64(seconds.magnitude), fraction: 0, smallestUnit, rounding)
  }

  /// A duration in words, rounded to its smallest unit.
  /// - Parameters:
  ///   - seconds: any number; its sign is dropped before it is rounded.
  ///   - smallestUnit: the last unit that is shown; what is less is rounded.
  /// - Returns: `nil` for infinity and what is no number: the "duration" of a live stream. From 2^63 seconds on, the
  ///   words for 2^63 − 1.
  public func text(
    seconds: Double, smallestUnit: DurationUnit = .second, rounding: DurationRounding = .nearest
  ) -> String? {
    guard seconds.isFinite else { return nil }
    let magnitude = seconds.magnitude
    guard magnitude < 0x1p63 else { return text(UInt64(Int64.max), fraction: 0, smallestUnit, rounding) }
    // The library's `rounded()` of doubles would make every app link libm.
    let whole = UInt64(magnitude)
    return text(whole, fraction: magnitude - Double(whole), smallestUnit, rounding)
  }

  /// A duration in words, rounded to its smallest unit.
  /// - Parameters:
  ///   - duration: any; its sign is dropped before it is rounded.
  ///   - smallestUnit: the last unit that is shown; what is less is rounded.
  public func text(
    _ duration: Duration, smallestUnit: DurationUnit = .second, rounding: DurationRounding = .nearest
  ) -> String {
    TextBytes.text {
      patterns.write(
        duration, smallestUnit: smallestUnit, rounding: rounding, pluralRules: pluralRules, symbols: symbols, to: &$0)
    }
  }

  private func text(
    _ seconds: UInt64, fraction: Double, _ smallestUnit: DurationUnit, _ rounding: DurationRounding
  ) -> String {
    // In the smallest unit, so that 59.5 seconds become a minute and not 60 seconds.
    let total = smallestUnit.count(ofSeconds: seconds, fraction: fraction, rounding: rounding)
    return TextBytes.text {
      patterns.write(DurationParts(total, smallestUnit), pluralRules: pluralRules, symbols: symbols, to: &$0)
    }
  }
}

extension DurationPatterns {
  /// Writes a duration in words, rounded to its smallest unit.
  func write(
    _ duration: Duration, smallestUnit: DurationUnit, rounding: DurationRounding, pluralRules: PluralRules,
    symbols: NumberSymbols, to output: inout TextBytes
  ) {
    let (seconds, attoseconds) = duration.components
    let total = smallestUnit.count(
      ofSeconds: seconds.magnitude, fraction: Double(attoseconds.magnitude) / 1e18, rounding: rounding)
    write(DurationParts(total, smallestUnit), pluralRules: pluralRules, symbols: symbols, to: &output)
  }

  fileprivate func write(
    _ parts: DurationParts, pluralRules: PluralRules, symbols: NumberSymbols, to output: inout TextBytes
  ) {
    for place in 0..<parts.count {
      let words = self[parts[place].unit].pattern(of: parts[place].count, pluralRules)
      // Where a number stands first, that is how the item begins.
      let start = words.before.isEmpty ? "0" : words.before
      if place > 0 { output.append(list.separator(before: place, of: parts.count, startingWith: start)) }
      words.write(parts[place].count, symbols: symbols, grouping: .never, to: &output)
    }
    output.append(list.suffix(of: parts.count))
  }
}

/// The units of a duration that are shown, the largest first, with how many there are: up to three, one at least.
private struct DurationParts {
  private var hours: UInt64 = 0
  private var minutes: UInt64 = 0
  private var seconds: UInt64 = 0
  private let smallestUnit: DurationUnit

  /// - Parameter total: in the smallest unit.
  init(_ total: UInt64, _ smallestUnit: DurationUnit) {
    self.smallestUnit = smallestUnit
    switch smallestUnit {
    case .hour: hours = total
    case .minute: (hours, minutes) = total.quotientAndRemainder(dividingBy: 60)
    case .second:
      (hours, seconds) = total.quotientAndRemainder(dividingBy: 3600)
      (minutes, seconds) = seconds.quotientAndRemainder(dividingBy: 60)
    }
  }

  private var shown: (hours: Int, minutes: Int, seconds: Int) {
    (hours > 0 ? 1 : 0, minutes > 0 ? 1 : 0, seconds > 0 ? 1 : 0)
  }

  var count: Int { max(1, shown.hours + shown.minutes + shown.seconds) }

  subscript(place: Int) -> (unit: DurationUnit, count: UInt64) {
    let shown = shown
    if place < shown.hours { return (.hour, hours) }
    if place < shown.hours + shown.minutes { return (.minute, minutes) }
    return shown.seconds > 0 ? (.second, seconds) : (smallestUnit, 0)
  }
}
