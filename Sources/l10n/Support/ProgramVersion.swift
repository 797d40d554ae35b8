internal import CVersion

/// The version of the program.
enum ProgramVersion {
  static let number = "0.1.0"

  /// The number, with the commit if the build names one: `0.1.0 (1dc73c4)`.
  static let numberAndCommit = {
    let commit = String(cString: l10n_commit())
    return commit.isEmpty ? number : "\(number) (\(commit))"
  }()
}
