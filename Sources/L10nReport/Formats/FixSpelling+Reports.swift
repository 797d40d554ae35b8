import L10nCore

extension FixSpelling {
  /// The replacements of a fix, file by file, in order of places; `nil` if they are unknown.
  mutating func sortedReplacements(for fix: Fix) -> [SourceReplacement]? {
    guard let replacements = replacements(for: fix), !replacements.isEmpty else { return nil }
    return replacements.sorted { $0.location < $1.location }
  }
}

extension SourceReplacement {
  /// The replaced range.
  var location: SourceLocation { SourceLocation(path, range) }
}
