import ArgumentParser
import L10nCore
import L10nReport
import L10nWorkspace

/// A target whose texts XCStrings Tool reads, for `l10n init --from`.
struct XCStringsToolProject {
  /// The configuration of XCStrings Tool as the user named it.
  let file: String

  /// The target's folder; `nil` for that of the file.
  let folder: String?

  /// Whether a file is such a configuration, by its name.
  static func isConfiguration(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix("\(XCStringsToolFile.name).") ?? false
  }

  /// Reports the parts of the configuration that are not migrated, and proposes an `l10n.yml` for each folder of
  /// tables.
  ///
  /// - Throws: exit status 2, with a message, if the file cannot be read or there are no tables.
  func propose(isDryRun: Bool, isForced: Bool, _ verbosity: VerbosityOptions) throws {
    let above = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let configuration = try Terminal.orFail { XCStringsToolFile(try FileReader.bytes(of: file), path: file) }
    let root = CatalogFolder(folder ?? (above.isEmpty ? "." : above)).path
    let survey = try Terminal.orFail { try ProjectSurvey(root) }
    let reporter = TextReporter(root: ".", sources: [file: configuration.source])
    Terminal.report(reporter.text(for: configuration.diagnostics))
    if configuration.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(2) }
    let folders = survey.catalogFolders
    guard !folders.isEmpty else {
      throw Terminal.failure("there are no tables below '\(survey.root)'", help: "name the target's folder")
    }
    let hint = configuration.development.map { DevelopmentLanguage($0, by: XCStringsToolFile.name) }
    let proposals = try zip(folders, CatalogNames.names(for: folders)).map { folder, name in
      try Terminal.orFail {
        var proposal = try CatalogProposal(folder, in: survey, name: name, hint: hint)
        if configuration.access != .internal { proposal.settings.access = configuration.access.rawValue }
        proposal.settings.generate = ["style: \(GenerateSettings.Style.flat.rawValue)"]
        return proposal
      }
    }
    try InitReport(survey: survey, isDryRun: isDryRun, verbosity: verbosity, replaces: isForced).write(proposals)
  }
}
