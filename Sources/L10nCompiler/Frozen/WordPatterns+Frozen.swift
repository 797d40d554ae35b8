package import L10nRuntime

extension DurationPatterns {
  /// The patterns as text; `DurationPatterns(coded:)` gives the same patterns back.
  ///
  ///     "2:, 0:…2:158:{0} hour9:{0} hours…"
  ///
  /// `CodedFields`: those of the list, then of hours, minutes, seconds and perhaps days the categories and a pattern each.
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

  /// The patterns as text; `ListPatterns(coded:)` gives the same patterns back.
  package var coded: String { CodedFields(fields).text }
}

extension MeasurePatterns {
  /// The patterns as text, `CodedFields` of unit after unit.
  package var coded: String { CodedFields(units.flatMap { $0.fields }).text }
}

extension RelativePatterns {
  /// The patterns as text; `RelativePatterns(coded:)` gives the same patterns back.
  ///
  /// `CodedFields`, for each unit: the fields of the future, those of the past, and the words as a text of their own.
  package var coded: String {
    CodedFields(units.flatMap { $0.future.fields + $0.past.fields + [CodedFields($0.words).text] }).text
  }
}

extension PercentPatterns {
  /// The patterns as text; `PercentPatterns(coded:)` gives the same patterns back.
  ///
  ///     "0:1:%1:-1:%"
  package var coded: String {
    CodedFields(fields).text
  }
}

extension UnitPatterns {
  /// Patterns by category.
  /// - Parameter forms: `other` in it is left out, as `other` is given.
  package init(_ forms: [PluralCategory: Pattern], other: Pattern) {
    self.init(
      forms.filter { $0.key != .other }.sorted { $0.key < $1.key }.map { Form(category: $0.key, pattern: $0.value) },
      other: other)
  }

  /// The fields of the coding: the places of the categories in CLDR's order as digits, then their patterns.
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
