import ArgumentParser
import L10nCore
import L10nWorkspace

extension KeyEdit {
  /// Writes the files, or reports why nothing is changed.
  ///
  /// - Throws: exit status 1 if something is refused, or a file changed on disk meanwhile.
  func write(
    _ loaded: CatalogFolder.Loaded, _ access: CatalogAccess, isDryRun: Bool, _ verbosity: VerbosityOptions
  ) throws {
    Terminal.report(access.reporter(for: loaded).text(for: refusals))
    if !refusals.isEmpty { throw ExitCode(1) }
    if !verbosity.quiet { Terminal.report(access.reporter(for: loaded).text(for: notes)) }
    let sources = loaded.sources
    var files = ChangedFiles()
    for file in changedFiles {
      let path = DisplayPath.of(file.path, from: access.folder)
      files.add(file.bytes, to: path, insteadOf: sources[file.path]?.bytes, note: "wrote \(path)\n")
    }
    if isDryRun { return try files.showDiff() }
    guard
      try files.write(
        ties: [Set(changedFiles.map { DisplayPath.of($0.path, from: access.folder) })], orElse: "nothing was changed",
        verbosity)
    else { throw ExitCode(1) }
  }
}
