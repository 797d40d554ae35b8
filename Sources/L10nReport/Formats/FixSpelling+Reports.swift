import L10nCore

extension FixSpelling {
  /// What a fix writes, file by file, in order of places; `nil` where that is not known as characters.
  mutating func sortedReplacements(for fix: Fix) -> [SourceReplacement]? {
    guard let replacements = replacements(for: fix), !replacements.isEmpty else { return nil }
    return replacements.sorted { $0.location < $1.location }
  }
}

extension SourceReplacement {
  /// The range that goes.
  var location: SourceLocation { SourceLocation(path, range) }
}
