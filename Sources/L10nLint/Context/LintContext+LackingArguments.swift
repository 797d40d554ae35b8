import L10nCore

extension LintContext {
  /// The keys of translations that do not show an argument of the development text, by their places.
  var lackingArguments: Set<SourceLocation> {
    Set(argumentComparisons.filter { !$0.missing.isEmpty || $0.showsLess }.map(\.translation.entry.keyLocation))
  }
}

extension ArgumentComparison {
  /// Whether every form of a translation's pattern lacks an argument that some form of the development text shows.
  fileprivate var showsLess: Bool {
    guard let (_, own, development) = patterns else { return false }
    return development.argumentNames.contains { development.parts.show($0) && !own.parts.show($0) }
  }
}
