/// The words of one locale for relative times, in one width.
///
/// Made by the tool from ICU and frozen into generated code as text. Source: UTS #35 part 4, "Calendar Fields".
package struct RelativePatterns: Sendable {
  /// The words of one unit.
  package struct Unit: Sendable {
    /// The patterns around numbers of the future and of the past.
    package let future, past: UnitPatterns
    /// The words for -2...2, "yesterday", "today", "tomorrow"; empty if there is no word, or none is wanted.
    package let words: [String]

    package init(future: UnitPatterns, past: UnitPatterns, words: [String]) {
      (self.future, self.past, self.words) = (future, past, words)
    }
  }

  /// The words by unit, in the order of `RelativeTime.Unit.allCases`.
  package let units: [Unit]

  /// - Parameter units: one for each unit of `RelativeTime`.
  package init(units: [Unit]) { self.units = units }
}

extension RelativePatterns {
  /// The patterns from a `coded` text.
  /// - Returns: `nil` for any other text.
  package init?(coded: String) {
    guard var rest = CodedFields(text: coded)?.fields[...] else { return nil }
    var units: [Unit] = []
    while !rest.isEmpty {
      guard let future = UnitPatterns(takingFrom: &rest), let past = UnitPatterns(takingFrom: &rest),
        let words = rest.popFirst().flatMap({ CodedFields(text: $0)?.fields }), words.isEmpty || words.count == 5
      else { return nil }
      units.append(Unit(future: future, past: past, words: words))
    }
    guard units.count == RelativeTime.Unit.allCases.count else { return nil }
    self.init(units: units)
  }
}
