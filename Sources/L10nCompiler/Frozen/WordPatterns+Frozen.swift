package import L10nRuntime

extension DurationPatterns {
  /// The patterns as text; `DurationPatterns(coded:)` restores them.
  ///
  ///     "2:, 0:…2:158:{0} hour9:{0} hours…"
  ///
  /// `CodedFields`: those of the list, then for hours, minutes, seconds and possibly days the categories and a pattern
  /// for each.
  package var coded: String {
    CodedFields(list.fields + hours.fields + minutes.fields + seconds.fields + (days?.fields ?? [])).text
  }
}

extension ListPatterns {
  /// The fields of the coding.
  fileprivate var fields: [String] {
    [pair, pairSuffix, start, middle, end, endSuffix]
      + [alternative?.condition.rawValue ?? "", alternative?.pair ?? "", alternative?.end ?? ""]
  }

  /// The patterns as text; `ListPatterns(coded:)` restores them.
  package var coded: String { CodedFields(fields).text }
}

extension MeasurePatterns {
  /// The patterns as text, `CodedFields` of unit after unit.
  package var coded: String { CodedFields(units.flatMap { $0.fields }).text }
}

extension RelativePatterns {
  /// The patterns as text; `RelativePatterns(coded:)` restores them.
  ///
  /// `CodedFields`, for each unit: the fields of the future, those of the past, and the words as a separate text.
  package var coded: String {
    CodedFields(units.flatMap { $0.future.fields + $0.past.fields + [CodedFields($0.words).text] }).text
  }
}

extension PercentPatterns {
  /// The patterns as text; `PercentPatterns(coded:)` restores them.
  ///
  ///     "0:1:%1:-1:%"
  package var coded: String {
    CodedFields(fields).text
  }
}

extension UnitPatterns {
  /// Patterns by category.
  /// - Parameter forms: the patterns of the other categories; one for `other` is ignored.
  package init(_ forms: [PluralCategory: Pattern], other: Pattern) {
    self.init(
      forms.filter { $0.key != .other }.sorted { $0.key < $1.key }.map { Form(category: $0.key, pattern: $0.value) },
      other: other)
  }

  /// The fields of the coding: the indices of the categories in CLDR's order as digits, followed by their patterns.
  ///
  ///     ["15", "{0} minute", "{0} minutes"]
  var fields: [String] {
    [forms.reduce(into: "") { $0 += "\($1.category.position)" } + "\(PluralCategory.other.position)"]
      + forms.map { $0.pattern.text } + [other.text]
  }
}

extension UnitPatterns.Pattern {
  /// The pattern in CLDR's syntax.
  package var text: String { after.map { "\(before){0}\($0)" } ?? before }
}
