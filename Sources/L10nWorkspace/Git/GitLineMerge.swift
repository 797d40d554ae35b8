package import L10nCore

/// Merging line by line, as git does.
package enum GitLineMerge {
  /// The text of a merge, with marks around conflicts.
  ///
  /// - Parameters:
  ///   - markers: how many characters mark a conflict.
  ///   - favor: the side whose lines are kept where both have changed them; `nil` marks them.
  /// - Returns: the text, and how many conflicts are marked in it; `nil` where git does not merge such a file.
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
