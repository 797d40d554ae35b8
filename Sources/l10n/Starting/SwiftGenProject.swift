import ArgumentParser
import L10nCore
import L10nReport
import L10nWorkspace

/// A project whose texts SwiftGen reads, for `l10n init --from`.
struct SwiftGenProject {
  /// The configuration of SwiftGen as the user named it.
  let file: String

  /// The project's folder; `nil` for that of the file.
  let folder: String?

  /// Reports the migrated parts of the configuration, and proposes an `l10n.yml` for each folder of tables.
  ///
  /// - Throws: exit status 2, with a message, if the file cannot be read or is not about texts.
  func propose(isDryRun: Bool, isForced: Bool, _ verbosity: VerbosityOptions) throws {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let above = parts.dropLast().joined(separator: "/")
    let bytes: [UInt8]
    let survey: ProjectSurvey
    let root: String
    do {
      bytes = try FileReader.bytes(of: file)
      root = folder.map { CatalogFolder($0).path } ?? Self.root(of: bytes, in: parts.count == 1 ? "." : "\(above)/")
      survey = try ProjectSurvey(root)
    } catch {
      throw Terminal.failure("\(error)", help: "name a swiftgen.yml: l10n init --from swiftgen.yml")
    }
    let place = RelativePath.path(
      from: RelativePath.normalized(root), to: RelativePath.normalized(parts.count == 1 ? "." : above))
    let configuration = SwiftGenFile(bytes, path: file, folder: place == "." ? "" : place)
    let migration = try Terminal.orFail { try SwiftGenMigration(configuration, in: survey) }
    let reporter = TextReporter(root: ".", sources: [file: configuration.source])
    Terminal.report(reporter.text(for: migration.diagnostics))
    if migration.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(2) }
    guard !migration.proposals.isEmpty else {
      throw Terminal.failure(
        "'\(file)' has no strings that can be taken over", help: "l10n init without --from looks for tables itself")
    }
    try InitReport(
      survey: survey, isDryRun: isDryRun, verbosity: verbosity, replaces: isForced, outputs: migration.outputs
    ).write(
      migration.proposals)
  }

  /// The project's folder: that of the file, or the one above it that contains its tables.
  private static func root(of bytes: [UInt8], in folder: String) -> String {
    let inputs = SwiftGenFile(bytes, path: "", folder: "").strings.flatMap(\.inputs)
    let steps = inputs.map { $0.name.split(separator: "/").prefix { $0 == ".." }.count }.max() ?? 0
    let root = RelativePath.normalized(folder + String(repeating: "/..", count: steps))
    return root.isEmpty ? "." : root
  }
}
