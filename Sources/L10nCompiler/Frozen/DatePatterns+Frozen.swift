package import L10nRuntime

extension DatePatterns {
  /// Whether the patterns and names are the same.
  func isSame(as other: DatePatterns) -> Bool {
    self === other || coded.utf8.elementsEqual(other.coded.utf8)
  }

  /// The patterns as text; `DatePatterns(coded:)` restores them. Empty without patterns and weeks.
  ///
  /// `CodedFields`: the calendar; the week; the fields of offsets as a separate text; the number of patterns, each a
  /// form and a pattern; then each field and its names.
  package var coded: String { coded(of: nil) }

  /// The text without names that other patterns contain.
  package func coded(of other: DatePatterns?) -> String {
    let content = content
    if content.patterns.isEmpty, content.week == nil { return "" }
    let names = content.names.filter { own in
      !(other?.content.names.contains { $0.field == own.field && $0.names == own.names } ?? false)
    }
    // Sorted, so that the same names have the same text in any order.
    .sorted { $0.field.utf8.lexicographicallyPrecedes($1.field.utf8) }
    let week = content.week.map { "\($0.firstWeekday)\($0.minimalDays)" } ?? ""
    let start = [
      content.calendar.rawValue, week, content.offsets.map { CodedFields($0.fields).text } ?? "",
      "\(content.patterns.count)",
    ]
    let forms = content.patterns.flatMap { [$0.form.text, $0.text] }
    return CodedFields(start + forms + names.flatMap { [$0.field, Self.coded($0.names)] }).text
  }

  /// The coded names. A run of equal ones is written once, with its length if that is above one.
  private static func coded(_ names: [String]) -> String {
    var fields: [String] = []
    var place = 0
    while place < names.count {
      let count = names[place...].prefix { $0.utf8.elementsEqual(names[place].utf8) }.count
      fields += [count > 1 ? "\(count)" : "", names[place]]
      place += count
    }
    return CodedFields(fields).text
  }
}

extension OffsetPatterns {
  /// The fields of the coding.
  fileprivate var fields: [String] {
    [zero, universal, longUniversal, east.before, east.after, west.before, west.after, separator]
  }
}
