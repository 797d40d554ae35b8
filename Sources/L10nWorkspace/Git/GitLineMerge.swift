package import L10nCore

/// Merges line by line, like git.
package enum GitLineMerge {
  /// The text of a merge, with conflict markers.
  ///
  /// - Parameters:
  ///   - markers: the number of characters of a conflict marker.
  ///   - favor: the side whose lines are kept if both have changed them; `nil` marks them.
  /// - Returns: the text, and the number of conflicts marked in it; `nil` if git does not merge such a file.
  /// - Throws: `GitError.notInstalled`.
  package static func merged(
    base: String, ours: String, theirs: String, markers: Int, favor: MergeSide?
  ) throws -> (text: [UInt8], conflictCount: Int)? {
    let names = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
    let choice = favor.map { ["--\($0.rawValue)"] } ?? []
    let result = try GitProcess(folder: nil).run(
      ["merge-file", "-p", "--marker-size=\(markers)"] + choice + names + ["--", ours, base, theirs])
    return result.status > 127 || result.status < 0 ? nil : (result.output, Int(result.status))
  }
}
