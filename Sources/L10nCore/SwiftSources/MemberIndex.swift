/// An index of chains of members, for checks whether a path of names may be used.
struct MemberIndex: Sendable {
  /// Sequences of names in chains: all; those at an end; those at a beginning; those that are whole chains.
  private var parts: Set<ArraySlice<String>> = []
  private var ends: Set<ArraySlice<String>> = []
  private var beginnings: Set<ArraySlice<String>> = []
  private var wholes: Set<ArraySlice<String>> = []

  /// Whether code inside of the generated types may omit the first names.
  private let isExtended: Bool

  init(_ runs: Set<MemberRun>, isExtended: Bool) {
    self.isExtended = isExtended
    for run in runs {
      for start in run.names.indices {
        for end in start + 1...run.names.count {
          // A value with some name is not a member, except inside of the generated types.
          let isValue = run.offset + start == 0
          if isValue, end == 1, !isExtended { continue }
          let part = run.names[start..<end]
          parts.insert(part)
          if end == run.names.count, run.endsChain { ends.insert(part) }
          guard run.offset + start == 1 || isValue && isExtended else { continue }
          beginnings.insert(part)
          if end == run.names.count, run.endsChain { wholes.insert(part) }
        }
      }
    }
  }

  /// Whether chains together form a path, each to the end of one and from the beginning of another.
  ///
  /// - Complexity: O(*n*) look-ups for a path of *n* names.
  func mayReach(_ path: [String]) -> Bool {
    let path = path[...]
    // A path that is too long for the runs counts as used.
    if parts.contains(path) || path.count > MemberRuns.longest { return true }
    // Whether the rest of the path from an index is reached from a value.
    var rests = [Bool](repeating: false, count: path.count)
    for start in path.indices.dropFirst(isExtended ? 0 : 1).reversed() {
      rests[start] =
        beginnings.contains(path[start...])
        || path.indices.dropFirst(start + 1).contains { rests[$0] && wholes.contains(path[start..<$0]) }
    }
    if isExtended, rests.contains(true) { return true }
    return path.indices.dropFirst().contains { rests[$0] && ends.contains(path[..<$0]) }
  }
}
