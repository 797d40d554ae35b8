extension TextTable {
  /// Marks the plain texts of a table with `format: icu` as patterns; rules of a `.stringsdict` are formats there, too.
  package mutating func markPatterns() {
    for index in units.indices {
      guard case .text = units[index].message.content else { continue }
      units[index].isPattern = !(units[index].location.flatMap { TableFormat(ofFile: $0.path) }?.isSupplement ?? false)
    }
  }
}
