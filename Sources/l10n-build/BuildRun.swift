import Foundation
import L10nCore
import L10nGenerate
import L10nLint
import L10nReport
import L10nWorkspace

/// Checks a catalog and generates its module. Messages have the format of compilers, so that editors and build logs
/// lead to the place.
struct BuildRun {
  /// The most findings of each rule in a build log.
  private static let limit = 20

  private let arguments: BuildArguments
  private let folder: CatalogFolder

  init(_ arguments: BuildArguments) {
    self.arguments = arguments
    folder = CatalogFolder(following: arguments.catalog)
  }

  /// Checks and generates.
  ///
  /// - Throws: `Failure` if nothing is generated. Files are then unchanged.
  func generate() throws {
    let loaded = try folder.load(reading: [.lock, .release])
    let reporter = TextReporter(root: folder.path, sources: loaded.sources)
    var catalog = loaded.catalog
    do {
      try check(loaded, reporter)
      if catalog.configuration.generate.keepsGoing {
        // The findings have reported the errors.
        guard let provable = ArgumentProof.provable(catalog) else { throw Failure(status: 1) }
        catalog = provable.catalog
      }
    } catch let refusal as Refusal {
      let reporter = refusal.sources.map { TextReporter(root: ".", sources: $0) } ?? reporter
      Self.complain(reporter.text(for: refusal.diagnostics))
      throw Failure(status: 2, refusal.message, help: refusal.help)
    }
    let files = try SwiftGenerator(catalog, source: folder.path).files(stem: arguments.stem)
    try FileWriter.write(files.map { ("\(arguments.output)/\($0.name)", Array($0.text.utf8)) })
  }

  /// Reports the warnings and errors; errors end the run, unless the settings say to keep going, which makes them
  /// warnings.
  private func check(_ loaded: CatalogFolder.Loaded, _ reporter: TextReporter) throws {
    var request = LintRequest()
    request.profile = arguments.profile
    let run = try LintRun(request, over: LintSetup(loaded))
    if !loaded.unreadable.isEmpty { throw Refusal(loaded.unreadable) }
    let keepsGoing = loaded.catalog.configuration.generate.keepsGoing
    for severity in [Severity.warning, .error] {
      var found = run.result.diagnostics.filter { $0.severity == severity }
      if keepsGoing { for index in found.indices { found[index].severity = .warning } }
      let shown = ShownFindings(found, limit: Self.limit, command: "l10n lint")
      Self.complain(reporter.text(for: shown.diagnostics))
      if shown.hiddenCount > 0 { Self.complain("l10n-build: \(shown.hiddenCount) more; l10n lint --all shows them\n") }
      if severity == .error, !found.isEmpty, !keepsGoing { throw Failure(status: 1) }
    }
  }
}
