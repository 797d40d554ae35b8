package import L10nCore

/// A catalog that is read again as its files change, on disk and in editors.
///
/// What an editor has of a file counts before what the disk has, saved or not. Only files that have changed are parsed
/// again. Whatever order changes come in, the catalog is the one that a fresh reading of the same texts gives.
package struct CatalogSession: Sendable {
  package let folder: CatalogFolder

  private let extras: CatalogFolder.Extras

  /// What editors have, by path below the folder.
  package private(set) var documents: [String: [UInt8]] = [:]

  /// The catalog as it was read last; `nil` before, and where it could not be read.
  package private(set) var loaded: CatalogFolder.Loaded?

  /// What was found when it was linted last.
  private var memory = LintRun.Memory()

  /// Whether other files of the disk count than those that were read then.
  private var needsOtherFiles = false

  /// - Parameter extras: what is read beside the tables.
  package init(_ folder: CatalogFolder, reading extras: CatalogFolder.Extras = []) {
    (self.folder, self.extras) = (folder, extras)
  }

  /// Takes the text of a file from an editor, until it is closed there.
  ///
  /// - Parameter path: below the folder.
  package mutating func open(_ path: String, _ bytes: [UInt8]) {
    // Which files there are may follow from the settings, and from what is new.
    if path == Configuration.fileName || documents[path] == nil { needsOtherFiles = true }
    documents[path] = bytes
  }

  /// Takes the text of a file from the disk again.
  package mutating func close(_ path: String) {
    documents[path] = nil
    needsOtherFiles = true
  }

  /// The catalog as its files and documents are now.
  ///
  /// - Parameter isDiskUnchanged: whether no file has changed on disk since the last reading, so that it counts.
  /// - Throws: `FileError` when the folder cannot be read.
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

  /// Lints the catalog as it was read last.
  ///
  /// - Throws: `Refusal` where what is asked for is not there; `FileError` when the folder cannot be read.
  package mutating func lint(_ request: LintRequest = LintRequest()) throws -> LintRun {
    try LintRun(request, over: LintSetup(loaded ?? load()), remembering: &memory)
  }

  /// The findings of `l10n lint` in the catalog as it was read last, for servers.
  ///
  /// - Throws: as `lint` does, but where there is no baseline yet.
  package mutating func findings() throws -> [Diagnostic] {
    try lint(LintRequest(baseline: .ofSettingsIfReadable)).result.diagnostics
  }
}
