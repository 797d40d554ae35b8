internal import CVersion
import Foundation
import L10nWorkspace

/// The version of the program.
enum ProgramVersion {
  static let number = "0.1.0"

  /// The number, and the commit where the build named one: `0.1.0 (1dc73c4)`.
  static let numberAndCommit = {
    let commit = String(cString: l10n_commit())
    return commit.isEmpty ? number : "\(number) (\(commit))"
  }()

  /// What tells this program from others that may find something else: the number and the commit, or without one when
  /// and how large the program was built.
  static let build = {
    String(cString: l10n_commit()).isEmpty ? WorkCache.program(number, at: Bundle.main.executablePath) : numberAndCommit
  }()
}
