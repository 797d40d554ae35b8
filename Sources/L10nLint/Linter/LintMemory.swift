import L10nCore

/// What was found in the tables of a catalog, for the next run of the same linter: a table that has not changed since is not
/// looked at again, unless the settings or the languages have.
package struct LintMemory: Sendable {
  /// What is known of a table.
  struct Table: Sendable {
    /// Kept so that no other table can be taken for it.
    let table: CatalogTable

    let facts: TableFacts

    /// What the readers found, less what rules report in their own words.
    let syntax: [Diagnostic]

    /// What each rule that looks at each table for itself found, and how long it took.
    var findings: [String: Found] = [:]
  }

  /// What a rule found.
  struct Found: Sendable {
    let diagnostics: [Diagnostic]
    let seconds: Double
  }

  /// Of the catalog that was looked at last.
  private var layout: LayoutFacts?

  private var tables: [ObjectIdentifier: Table] = [:]

  package init() {}

  /// Forgets what a catalog does not have.
  mutating func prepare(for catalog: Catalog) -> LayoutFacts {
    if let layout, layout.layout === catalog.layout {
      let present = Set(catalog.tables.map { ObjectIdentifier($0) })
      tables = tables.filter { present.contains($0.key) }
      return layout
    }
    let layout = LayoutFacts(catalog.layout)
    (self.layout, tables) = (layout, [:])
    return layout
  }

  subscript(table: CatalogTable) -> Table? {
    get { tables[ObjectIdentifier(table)] }
    set { tables[ObjectIdentifier(table)] = newValue }
  }
}
