package import L10nCore
import L10nLint

/// The input of a `LintRun`: a catalog with checked settings.
package struct LintSetup: Sendable {
  /// With its own settings, or those of a request.
  package private(set) var catalog: Catalog

  /// The findings before any rule runs.
  let found: [Diagnostic]

  /// The catalog that the tables replace, if any.
  let reference: ReferenceCatalog?

  /// The folder of the catalog; `nil` if it comes from several.
  private let folder: CatalogFolder?

  private init(
    _ catalog: Catalog, _ found: [Diagnostic], _ reference: ReferenceCatalog? = nil, _ folder: CatalogFolder? = nil
  ) throws(Refusal) {
    let mistakes = RuleSettingsCheck.diagnostics(in: catalog.configuration)
    if !mistakes.isEmpty { throw Refusal(mistakes) }
    (self.catalog, self.found, self.reference, self.folder) = (catalog, found, reference, folder)
  }

  /// The catalog of a folder.
  ///
  /// - Throws: if its settings are unreadable or contain unknown names, or the folder is empty.
  package init(_ loaded: CatalogFolder.Loaded) throws(Refusal) {
    if !loaded.isConfigurationValid { throw Refusal(loaded.diagnostics) }
    try self.init(
      loaded.catalog, loaded.diagnostics + RuleSettingsCheck.diagnostics(in: loaded.catalog), nil, loaded.folder)
    if catalog.files.isEmpty, loaded.diagnostics.isEmpty { throw .noTables(in: loaded.folder.path) }
  }

  /// Tables that replace those of an SDK.
  ///
  /// - Throws: if their settings contain unknown names.
  package init(_ reference: ReferenceCatalog) throws(Refusal) {
    try self.init(reference.catalog, reference.diagnostics + reference.gaps, reference)
  }

  /// The catalogs of several modules as one.
  ///
  /// - Throws: if the settings contain unknown names, or there are no tables.
  package init(_ catalog: Catalog) throws(Refusal) {
    try self.init(catalog, RuleSettingsCheck.diagnostics(in: catalog), nil)
    if catalog.files.isEmpty { throw .noTables(in: ".") }
  }

  /// The setup with the settings of a request and the catalog to compare with.
  ///
  /// - Throws: for an unknown profile, or if there is nothing to compare with.
  package func configured(by request: LintRequest) throws(Refusal) -> LintSetup {
    var setup = self
    setup.catalog = try request.configured(catalog)
    if let name = request.earlier, let folder {
      setup.catalog.earlier = try folder.earlier(name, setup.catalog.configuration)
    }
    return setup
  }

  /// The path of the requested baseline.
  func baselinePath(_ wanted: LintRequest.Baseline) -> String? {
    switch wanted {
    case .none: return nil
    case .file(let path): return path
    case .ofSettings, .ofSettingsIfReadable:
      guard let folder else { return nil }
      return catalog.configuration.gate.baseline.map { file in
        file.name.hasPrefix("/") || folder.path == "."
          ? file.name : RelativePath.normalized("\(folder.path)/\(file.name)")
      }
    }
  }
}
