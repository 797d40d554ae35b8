/// Why the files of a git revision cannot be read.
package enum RevisionError: Error, CustomStringConvertible {
  /// git is not installed.
  case noGit

  /// git's own reason, such as `fatal: Not a valid object name nix`.
  case refused(String)

  package var description: String {
    switch self {
    case .noGit: "git is not installed"
    case .refused(let reason): reason
    }
  }

  /// What git prints of errors, in one line without its prefix.
  init(gitOutput: String) {
    let line = gitOutput.split(separator: "\n").first.map(String.init) ?? "git failed"
    self = .refused(line.hasPrefix("fatal: ") ? String(line.dropFirst("fatal: ".count)) : line)
  }
}
