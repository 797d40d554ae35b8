import L10nCore
import L10nSyntax

/// A finding's fix with the text that it writes.
struct PlannedFix {
  let diagnostic: Diagnostic

  /// The replacements in files; they do not overlap.
  let replacements: [SourceReplacement]

  /// The files that it rewrites as a whole.
  let rewritten: [SourceFile]

  /// The paths of the files that it changes.
  var paths: Set<String> { Set(replacements.map(\.path) + rewritten.map(\.path)) }
}

/// The places that a round of fixes writes to, each claimed once.
struct ClaimedPlaces {
  private var ranges: [String: [Range<Int>]] = [:]
  private var rewritten: Set<String> = []

  /// Whether a file has claimed places, so that it cannot be rewritten as a whole.
  func hasClaims(in path: String) -> Bool { rewritten.contains(path) || ranges[path] != nil }

  /// Claims the places of a fix, all or none.
  ///
  /// - Returns: whether they were free.
  mutating func claim(_ fix: PlannedFix) -> Bool {
    let (rangesBefore, rewrittenBefore) = (ranges, rewritten)
    for file in fix.rewritten where ranges[file.path] != nil || !rewritten.insert(file.path).inserted {
      (ranges, rewritten) = (rangesBefore, rewrittenBefore)
      return false
    }
    for replacement in fix.replacements where !claim(replacement.range, in: replacement.path) {
      (ranges, rewritten) = (rangesBefore, rewrittenBefore)
      return false
    }
    return true
  }

  /// Findings come in the order of their places, so nearly all ranges go to the end of the list.
  private mutating func claim(_ range: Range<Int>, in path: String) -> Bool {
    if rewritten.contains(path) { return false }
    let claimed = ranges[path] ?? []
    let index = claimed.partitioningIndex { $0.lowerBound >= range.lowerBound }
    if index > 0, claimed[index - 1].meets(range) { return false }
    if index < claimed.count, claimed[index].meets(range) { return false }
    ranges[path, default: []].insert(range, at: index)
    return true
  }
}

extension Range<Int> {
  /// Whether two ranges overlap, or one is empty and touches the other.
  fileprivate func meets(_ other: Range<Int>) -> Bool {
    if isEmpty || other.isEmpty { return lowerBound <= other.upperBound && other.lowerBound <= upperBound }
    return overlaps(other)
  }
}
