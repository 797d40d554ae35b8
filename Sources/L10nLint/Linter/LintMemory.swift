import L10nCore
import StringsFormat

/// What was found in the tables of a catalog, for the next run of the same linter: a table that has not changed since is not
/// looked at again, unless the settings or the languages have, and of one that has only what has changed.
package struct LintMemory: Sendable {
  /// What is known of a table.
  struct Table: Sendable {
    /// Kept so that no other table can be taken for it.
    let table: CatalogTable

    let facts: TableFacts

    /// In the order of the table.
    let files: [FileFacts]

    /// What each rule that looks at each key or table for itself found, and how long it took.
    var findings: [String: Found] = [:]

    /// What was found in an earlier reading of the table, where most of it still counts.
    let former: Former?
  }

  /// What was found in an earlier reading of a table.
  struct Former: Sendable {
    let findings: [String: Found]

    /// What is new since then.
    let change: CatalogTableChange

    /// What a rule found of keys, or in files, that have not changed, at the places where it stands now; `nil` where that
    /// cannot be said of all, or the rule looks at the whole table.
    func findings(of rule: Rule) -> [Diagnostic]? {
      guard let reach = rule.reach, reach == .eachKey || reach == .eachFile, let found = findings[rule.id] else {
        return nil
      }
      var kept: [Diagnostic] = []
      for diagnostic in found.diagnostics where !concerns(diagnostic, of: reach) {
        guard let moved = diagnostic.moved(by: change.shifts) else { return nil }
        kept.append(moved)
      }
      return kept
    }

    /// Whether a finding has to be made again: it is about a key or file that has changed, or about no key.
    func concerns(_ diagnostic: Diagnostic, of reach: Rule.Reach) -> Bool {
      if reach == .eachFile { return diagnostic.location.map { change.shifts[$0.path] != nil } ?? true }
      return diagnostic.subject.key.map { change.keys.contains(TableKey($0)) } ?? true
    }
  }

  /// What a rule found.
  struct Found: Sendable {
    let diagnostics: [Diagnostic]
    let seconds: Double
  }

  /// Of the catalog that was looked at last.
  private var layout: LayoutFacts?

  private var tables: [ObjectIdentifier: Table] = [:]

  /// The tables that the catalog had before, by name.
  private var formerTables: [String: Table] = [:]

  package init() {}

  /// Makes room for a catalog.
  ///
  /// - Parameter claimed: kinds of the readers' findings that rules report in their own words.
  mutating func prepare(for catalog: Catalog, claimed: Set<FindingKind>) -> LayoutFacts {
    let layout: LayoutFacts
    if let known = self.layout, known.layout === catalog.layout {
      layout = known
      let present = Set(catalog.tables.map { ObjectIdentifier($0) })
      for (id, table) in tables where !present.contains(id) {
        tables[id] = nil
        formerTables[table.table.name] = table
      }
    } else {
      layout = LayoutFacts(catalog.layout)
      (self.layout, tables, formerTables) = (layout, [:], [:])
    }
    let new = catalog.tables.filter { self[$0] == nil }
    let found = new.concurrentMap { [formerTables] table in
      Table(table, in: catalog, layout, claimed: claimed, after: formerTables[table.name])
    }
    for table in found { self[table.table] = table }
    formerTables = [:]
    return layout
  }

  subscript(table: CatalogTable) -> Table? {
    get { tables[ObjectIdentifier(table)] }
    set { tables[ObjectIdentifier(table)] = newValue }
  }
}

extension LintMemory.Table {
  /// - Parameter former: an earlier reading of the table.
  fileprivate init(
    _ table: CatalogTable, in catalog: Catalog, _ layout: LayoutFacts, claimed: Set<FindingKind>,
    after former: LintMemory.Table?
  ) {
    let known = Dictionary(
      (former?.files ?? []).map { (ObjectIdentifier($0.file), $0) }, uniquingKeysWith: { first, _ in first })
    var paths: Set<String> = []
    let files = table.files.map { (file: $0, isFirst: paths.insert($0.path).inserted) }.concurrentMap { file, isFirst in
      known[ObjectIdentifier(file)]
        ?? FileFacts(file, in: layout, claimed: claimed, isFirst: isFirst)
    }
    self.table = table
    self.files = files
    self.former = former.flatMap { former in
      CatalogTableChange(from: former.table, to: table).map { LintMemory.Former(findings: former.findings, change: $0) }
    }
    facts = TableFacts(catalog.keeping(table), layout, suppressions: files.compactMap(\.suppressions))
    if self.former == nil { facts.findOut() }
  }
}
