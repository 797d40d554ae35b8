package import L10nCore
package import L10nLint

/// One lint run, the same for all callers: load → configure → lint → suppress → baseline → gate.
package struct LintRun: Sendable {
  /// With the settings of the run.
  package let catalog: Catalog

  package private(set) var result: LintResult

  /// The path of the baseline that was used.
  package private(set) var baseline: String?

  /// The results of a run that the next one over the same catalog reuses: unchanged parts are neither read nor linted
  /// again.
  package struct Memory: Sendable {
    fileprivate var findings = LintMemory()
    fileprivate var baseline: KeptBaseline?

    package init() {}
  }

  /// Lints a catalog once; nothing is kept for another run.
  ///
  /// - Throws: for an unknown name in the request, or an invalid baseline.
  package init(_ request: LintRequest = LintRequest(), over setup: LintSetup) throws(Refusal) {
    var memory = Memory()
    try self.init(request, over: setup, remembering: &memory)
  }

  /// Lints a catalog, without the findings that comments in its files suppress and those in the baseline.
  ///
  /// - Throws: for an unknown name in the request, or an invalid baseline.
  package init(
    _ request: LintRequest, over setup: LintSetup, remembering memory: inout Memory
  ) throws(Refusal) {
    let setup = try setup.configured(by: request)
    let selection = try request.selection(in: setup.catalog)
    catalog = setup.catalog
    result = Linter(selection: selection, now: request.now)
      .result(in: catalog, adding: setup.found, remembering: &memory.findings)
    if let reference = setup.reference {
      result.diagnostics = result.diagnostics.compactMap(reference.shown).sorted(by: Diagnostic.precedes)
    }
    guard let path = setup.baselinePath(request.baseline) else { return }
    do {
      if memory.baseline?.isCurrent(at: path) != true { memory.baseline = try KeptBaseline(path) }
    } catch {
      if case .ofSettingsIfReadable = request.baseline { return }
      throw Refusal("\(error)", help: "write it with --write-baseline \(path)")
    }
    guard let file = memory.baseline?.file else { return }
    if !file.diagnostics.isEmpty { throw Refusal(file.diagnostics, sources: file.excerptSources) }
    result.leaveOut(file.baseline, isWhole: request.isWhole)
    baseline = file.path
  }

  /// The least severity that fails the run.
  package var failLevel: Severity { catalog.configuration.gate.failOn ?? .error }

  /// Whether something that the run should have checked was not read.
  package var isIncomplete: Bool { result.diagnostics.contains(where: \.isUnread) }

  /// Whether a finding is severe enough to fail the run.
  package var fails: Bool { result.diagnostics.contains { $0.severity >= failLevel } }
}

/// A baseline that stays valid as long as its file is unchanged.
private struct KeptBaseline: Sendable {
  let file: BaselineFile
  private let stamp: FileStamp?

  /// - Throws: `FileError`.
  init(_ path: String) throws {
    stamp = FileStatus(path).map(FileStamp.init)
    file = BaselineFile(try FileReader.bytes(of: path), path: path)
  }

  func isCurrent(at path: String) -> Bool {
    file.path == path && stamp != nil && stamp == FileStatus(path).map(FileStamp.init)
  }
}
