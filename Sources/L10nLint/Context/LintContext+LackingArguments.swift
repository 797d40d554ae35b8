import L10nCore

extension LintContext {
  /// The keys of translations that do not show an argument of the development text, by their places.
  var lackingArguments: Set<SourceLocation> {
    let formats = argumentComparisons.filter { !$0.missing.isEmpty }.map(\.translation.entry.keyLocation)
    let patterns = patternComparisons.filter { !$0.missing.isEmpty || $0.showsLess }
    return Set(formats).union(patterns.map(\.translation.entry.keyLocation))
  }
}

extension PatternComparison {
  /// Whether every form of the translation lacks an argument that some form of the development text shows.
  fileprivate var showsLess: Bool {
    developmentMessage.argumentNames.contains { developmentMessage.parts.show($0) && !ownMessage.parts.show($0) }
  }
}
