/// The words for durations in one locale and one width: its units, and the list that joins them.
///
/// Made by the tool from ICU and frozen into generated code as text. Digits and plural rules are not included: these
/// are `NumberSymbols` and `PluralRules` of the same locale.
public struct DurationPatterns: Sendable {
  /// The words for amounts of days; `nil` if a module uses hours at most.
  package let days: UnitPatterns?
  /// The words for amounts of hours.
  package let hours: UnitPatterns
  /// The words for amounts of minutes.
  package let minutes: UnitPatterns
  /// The words for amounts of seconds.
  package let seconds: UnitPatterns
  /// The list patterns that join amounts, CLDR's list type `unit`: "1 hour, 2 minutes".
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

  /// The words for amounts of a unit; those of hours if there are none for days.
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
  /// The patterns from a `coded` text.
  /// - Returns: `nil` for any other text.
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
