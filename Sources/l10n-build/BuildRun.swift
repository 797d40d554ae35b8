import L10nCore
import L10nGenerate
import L10nLint
import L10nReport
import L10nWorkspace
import StringsFormat

/// Checks a catalog and generates its module. What is said is in the lines that compilers write, so that editors and
/// build logs lead to the place.
struct BuildRun {
  private let arguments: BuildArguments
  private let folder: CatalogFolder

  init(_ arguments: BuildArguments) {
    self.arguments = arguments
    folder = CatalogFolder(following: arguments.catalog)
  }

  /// Does the work.
  ///
  /// - Throws: `Failure` when nothing is generated. Files are then as they were.
  func generate() throws {
    let loaded = try folder.load(reading: [.lock, .release])
    let reporter = TextReporter(
      root: folder.path, sources: loaded.catalog.sources.merging(loaded.configurationSource) { first, _ in first })
    try refuse(loaded.isConfigurationValid ? [] : loaded.diagnostics, reporter)
    let mistakes = RuleSettingsCheck.diagnostics(in: loaded.catalog.configuration)
    try refuse(mistakes, reporter)
    guard !loaded.catalog.files.isEmpty || !loaded.diagnostics.isEmpty else {
      throw Failure(
        status: 2, "'\(folder.path)' has no tables",
        help: "a table is an .xcstrings file, or a .strings or .stringsdict file in an .lproj directory")
    }
    try refuse(loaded.unreadable, reporter)
    try check(loaded, reporter)
    let files = try SwiftGenerator(loaded.catalog, source: folder.path).files(stem: arguments.stem)
    try FileWriter.write(files.map { ("\(arguments.output)/\($0.name)", Array($0.text.utf8)) })
  }

  /// Tells the findings of level warning and error.
  private func check(_ loaded: CatalogFolder.Loaded, _ reporter: TextReporter) throws {
    let layout = loaded.diagnostics + RuleSettingsCheck.diagnostics(in: loaded.catalog)
    var result = Linter().result(in: loaded.catalog, adding: layout)
    if let name = loaded.catalog.configuration.gate.baseline?.name {
      let path = name.hasPrefix("/") ? name : "\(folder.path)/\(name)"
      let file = BaselineFile(try FileReader.bytes(of: path), path: path)
      try refuse(file.diagnostics, TextReporter(root: ".", sources: file.excerptSources))
      result.leaveOut(file.baseline, isWhole: true)
    }
    Self.complain(reporter.text(for: result.diagnostics.filter { $0.severity == .warning }))
    let errors = result.diagnostics.filter { $0.severity == .error }
    Self.complain(reporter.text(for: errors))
    if !errors.isEmpty { throw Failure(status: 1) }
  }

  /// Ends the run when there is anything to say.
  private func refuse(_ diagnostics: [Diagnostic], _ reporter: TextReporter) throws(Failure) {
    guard !diagnostics.isEmpty else { return }
    Self.complain(reporter.text(for: diagnostics.sorted(by: Diagnostic.precedes)))
    throw Failure(status: 2)
  }
}
