package import L10nCore

/// A catalog that was read, its settings checked: what a `LintRun` begins with.
package struct LintSetup: Sendable {
  /// With the settings of the run.
  package private(set) var catalog: Catalog

  /// What was found before any rule looks.
  let found: [Diagnostic]

  /// What the tables replace, if anything.
  let reference: ReferenceCatalog?

  private init(_ catalog: Catalog, _ found: [Diagnostic], _ reference: ReferenceCatalog?) throws(LintRefusal) {
    let mistakes = RuleSettingsCheck.diagnostics(in: catalog.configuration)
    if !mistakes.isEmpty { throw LintRefusal(mistakes) }
    (self.catalog, self.found, self.reference) = (catalog, found, reference)
  }

  /// The catalog of a folder.
  ///
  /// - Parameter found: what was found while it was read.
  /// - Throws: where its settings name what there is not, or the folder has nothing in it.
  package init(_ catalog: Catalog, found: [Diagnostic], folder: String) throws(LintRefusal) {
    try self.init(catalog, found + RuleSettingsCheck.diagnostics(in: catalog), nil)
    if catalog.files.isEmpty, found.isEmpty { throw LintRefusal.noTables(in: folder) }
  }

  /// Tables that replace those of an SDK.
  ///
  /// - Throws: where their settings name what there is not.
  package init(_ reference: ReferenceCatalog) throws(LintRefusal) {
    try self.init(reference.catalog, reference.diagnostics + reference.gaps, reference)
  }

  /// Compares the catalog with an earlier one.
  package mutating func compare(with earlier: EarlierCatalog) { catalog.earlier = earlier }

  /// Lays the settings of the run over those of the catalog.
  package mutating func configure(_ change: (inout Configuration) throws -> Void) rethrows {
    var configuration = catalog.configuration
    try change(&configuration)
    catalog = catalog.configured(configuration)
  }
}
