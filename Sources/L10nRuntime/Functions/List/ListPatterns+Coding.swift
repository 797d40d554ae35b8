/// The compact text of list patterns in generated code: `CodedFields` in the order of the properties.
///
///     ", 0: , , , and 0:…"  // pair, its suffix, start, middle, end, its suffix, then the alternative
///
/// The alternative is the letter of its condition and two texts; without an alternative all three are empty.
extension ListPatterns {
  /// The number of fields of list patterns.
  static let fieldCount = 9

  /// The patterns from `fields`.
  /// - Returns: `nil` for any other list.
  init?(fields: some Collection<String>) {
    let fields = Array(fields)
    guard fields.count == Self.fieldCount else { return nil }
    let condition = Alternative.Condition(rawValue: fields[6])
    guard condition != nil || fields[6...].allSatisfy({ $0.isEmpty }) else { return nil }
    self.init(
      pair: fields[0], pairSuffix: fields[1], start: fields[2], middle: fields[3], end: fields[4],
      endSuffix: fields[5],
      alternative: condition.map { Alternative(condition: $0, pair: fields[7], end: fields[8]) })
  }

  /// The patterns from a `coded` text.
  /// - Returns: `nil` for any other text.
  public init?(coded: String) {
    guard let coded = CodedFields(text: coded) else { return nil }
    self.init(fields: coded.fields)
  }
}
