package import L10nCore

/// A catalog that is read again as its files change, on disk and in editors.
///
/// The contents of a file in an editor replace those on disk, saved or not. Only changed files are parsed again. In
/// whatever order changes arrive, the catalog equals that of a fresh reading of the same texts.
package struct CatalogSession: Sendable {
  package let folder: CatalogFolder

  private let extras: CatalogFolder.Extras

  /// The contents of files in editors, by path below the folder.
  package private(set) var documents: [String: [UInt8]] = [:]

  /// The catalog of the last reading; `nil` before, and if it could not be read.
  package private(set) var loaded: CatalogFolder.Loaded?

  /// The results of the last lint run.
  private var memory = LintRun.Memory()

  /// Whether the set of files on disk may have changed since then.
  private var needsOtherFiles = false

  /// - Parameter extras: the files to read in addition to the tables.
  package init(_ folder: CatalogFolder, reading extras: CatalogFolder.Extras = []) {
    (self.folder, self.extras) = (folder, extras)
  }

  /// Uses an editor's text of a file, until it is closed there.
  ///
  /// - Parameter path: below the folder.
  package mutating func open(_ path: String, _ bytes: [UInt8]) {
    // The set of files may depend on the settings, and on new files.
    if path == Configuration.fileName || documents[path] == nil { needsOtherFiles = true }
    documents[path] = bytes
  }

  /// Uses the text of a file on disk again.
  package mutating func close(_ path: String) {
    documents[path] = nil
    needsOtherFiles = true
  }

  /// The catalog of the current files and documents.
  ///
  /// - Parameter isDiskUnchanged: whether no file has changed on disk since the last reading, so that it can be reused.
  /// - Throws: `FileError` if the folder cannot be read.
  package mutating func load(isDiskUnchanged: Bool = false) throws -> CatalogFolder.Loaded {
    let known = loaded
    loaded = nil
    let loaded = try folder.load(
      reading: extras, documents: documents, knowing: known?.catalog,
      disk: isDiskUnchanged && !needsOtherFiles ? known?.disk : nil)
    needsOtherFiles = false
    self.loaded = loaded
    return loaded
  }

  /// Lints the catalog of the last reading.
  ///
  /// - Throws: `Refusal` for an unknown name in the request; `FileError` if the folder cannot be read.
  package mutating func lint(_ request: LintRequest = LintRequest()) throws -> LintRun {
    try LintRun(request, over: LintSetup(loaded ?? load()), remembering: &memory)
  }

  /// The findings of `l10n lint` in the catalog of the last reading, for servers.
  ///
  /// - Throws: like `lint`, but not if there is no baseline yet.
  package mutating func findings() throws -> [Diagnostic] {
    try lint(LintRequest(baseline: .ofSettingsIfReadable)).result.diagnostics
  }
}
