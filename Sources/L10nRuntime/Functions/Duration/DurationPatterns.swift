/// The words for durations in one locale and one width: its units, and how they are joined.
///
/// Made by the tool from ICU and frozen into generated code as text. Holds no digits and no plural rules: these are
/// `NumberSymbols` and `PluralRules` of the same locale.
public struct DurationPatterns: Sendable {
  /// The words for amounts of days; `nil` where a module counts in hours at most.
  package let days: UnitPatterns?
  /// The words for amounts of hours.
  package let hours: UnitPatterns
  /// The words for amounts of minutes.
  package let minutes: UnitPatterns
  /// The words for amounts of seconds.
  package let seconds: UnitPatterns
  /// How amounts are joined, CLDR's list type `unit`: "1 hour, 2 minutes".
  package let list: ListPatterns

  package init(
    days: UnitPatterns? = nil, hours: UnitPatterns, minutes: UnitPatterns, seconds: UnitPatterns, list: ListPatterns
  ) {
    self.days = days
    self.hours = hours
    self.minutes = minutes
    self.seconds = seconds
    self.list = list
  }

  /// The words for amounts of a unit; those of hours where there are none for days.
  package subscript(unit: DurationUnit) -> UnitPatterns {
    switch unit {
    case .day: days ?? hours
    case .hour: hours
    case .minute: minutes
    case .second: seconds
    }
  }
}

extension DurationPatterns {
  /// The patterns that `coded` wrote.
  /// - Returns: `nil` for any text that `coded` does not give.
  public init?(coded: String) {
    guard let all = CodedFields(text: coded)?.fields, all.count > ListPatterns.fieldCount,
      let list = ListPatterns(fields: all[..<ListPatterns.fieldCount])
    else { return nil }
    var rest = all[ListPatterns.fieldCount...]
    guard let hours = UnitPatterns(takingFrom: &rest), let minutes = UnitPatterns(takingFrom: &rest),
      let seconds = UnitPatterns(takingFrom: &rest)
    else { return nil }
    let hasDays = !rest.isEmpty
    let days = hasDays ? UnitPatterns(takingFrom: &rest) : nil
    guard rest.isEmpty, (days != nil) == hasDays else { return nil }
    self.init(days: days, hours: hours, minutes: minutes, seconds: seconds, list: list)
  }
}
