package import L10nCore

/// One run of the linter: load → configure → lint → suppress → baseline → gate. What reads the catalog and the baseline,
/// and says what comes of it, is around it.
package struct LintRun: Sendable {
  /// With the settings of the run.
  package let catalog: Catalog

  package private(set) var result: LintResult

  /// What was found out on the way, let go of with the run.
  private let memory: LintMemory

  /// The path of the baseline that was used.
  package private(set) var baseline: String?

  /// Lints a catalog, less what comments in its files suppress.
  ///
  /// - Parameter now: a clock for `LintResult.timings`, in seconds from any moment.
  package init(
    _ setup: LintSetup, _ selection: LintSelection = LintSelection(), now: @escaping @Sendable () -> Double = { 0 }
  ) {
    var memory = LintMemory()
    self.init(setup, selection, now: now, remembering: &memory)
  }

  /// Lints a catalog, less what comments in its files suppress, without looking again at what has not changed.
  ///
  /// - Parameter memory: of runs with the same selection.
  package init(
    _ setup: LintSetup, _ selection: LintSelection = LintSelection(), now: @escaping @Sendable () -> Double = { 0 },
    remembering memory: inout LintMemory
  ) {
    catalog = setup.catalog
    result = Linter(selection: selection, now: now)
      .result(in: catalog, adding: setup.found, remembering: &memory)
    self.memory = memory
    guard let reference = setup.reference else { return }
    result.diagnostics = result.diagnostics.compactMap(reference.shown).sorted(by: Diagnostic.precedes)
  }

  /// The path of the baseline that the settings name, in the catalog's folder.
  package func baselinePath(in folder: String) -> String? {
    catalog.configuration.gate.baseline.map { file in
      file.name.hasPrefix("/") || folder == "." ? file.name : "\(folder)/\(file.name)"
    }
  }

  /// Leaves out the findings that a baseline knows.
  ///
  /// - Parameter isWhole: whether all rules checked all locales, so that what is not found is there no more.
  /// - Throws: where the file is no sound baseline.
  package mutating func leaveOut(_ file: BaselineFile, isWhole: Bool = true) throws(LintRefusal) {
    if !file.diagnostics.isEmpty { throw LintRefusal(file.diagnostics, sources: file.excerptSources) }
    result.leaveOut(file.baseline, isWhole: isWhole)
    baseline = file.path
  }

  /// The least severity that fails the run.
  package var failLevel: Severity { catalog.configuration.gate.failOn ?? .error }

  /// Whether something that the run was to look at was not read.
  package var isIncomplete: Bool { result.diagnostics.contains(where: \.isUnread) }

  /// Whether something is severe enough to fail the run.
  package var fails: Bool { result.diagnostics.contains { $0.severity >= failLevel } }
}
