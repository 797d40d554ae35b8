extension TextTable {
  /// Marks the plain texts of a table as patterns of a syntax; rules of a `.stringsdict` are always formats.
  package mutating func markPatterns(_ syntax: TextSyntax) {
    guard syntax.hasPatterns else { return }
    for index in units.indices {
      guard case .text = units[index].message.content else { continue }
      let isRule = units[index].location.flatMap { TableFormat(ofFile: $0.path) }?.isSupplement ?? false
      if !isRule { units[index].syntax = syntax }
    }
  }
}
