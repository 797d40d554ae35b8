import L10nCore
import L10nLint
import L10nWorkspace

extension CatalogFolder.Loaded {
  /// The findings of `l10n lint`, less those of the baseline that the settings name.
  ///
  /// - Parameter memory: of the findings in the same folder before.
  /// - Throws: where the settings are wrong, or the baseline is none.
  func findings(in folder: String, remembering memory: inout LintMemory) throws(LintRefusal) -> [Diagnostic] {
    var run = LintRun(try LintSetup(catalog, found: diagnostics, folder: folder), remembering: &memory)
    if let path = run.baselinePath(in: folder), let bytes = try? FileReader.bytes(of: path) {
      try run.leaveOut(BaselineFile(bytes, path: path))
    }
    return run.result.diagnostics
  }
}
