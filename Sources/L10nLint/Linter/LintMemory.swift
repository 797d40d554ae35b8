import L10nCore
import L10nSyntax

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

    /// What each rule that looks at each key or table for itself found, and how long it took; by the rule's number.
    var findings: [Int: Found] = [:]

    /// What was found in an earlier reading of the table, where most of it still counts.
    let former: Former?
  }

  /// What was found in an earlier reading of a table.
  struct Former: Sendable {
    let findings: [Int: Found]

    /// What is new since then.
    let change: CatalogTableChange

    /// The keys that have changed, and those whose development text one of them has or had.
    let keysOfChangedTexts: Set<TableKey>

    /// What a rule found that has not changed, at the places where it stands now; `nil` where that cannot be said of all, or
    /// the rule looks at the whole table.
    func findings(ofRule number: Int, _ reach: Rule.Reach) -> [Diagnostic]? {
      if reach == .eachTable || reach == .tableKeys && !change.keepsKeys { return nil }
      guard let found = findings[number] else { return nil }
      var kept: [Diagnostic] = []
      for diagnostic in found.diagnostics where !concerns(diagnostic, of: reach) {
        guard let moved = diagnostic.moved(by: change.shifts) else { return nil }
        kept.append(moved)
      }
      return kept
    }

    /// Whether a finding has to be made again: it is about a key, text or file that has changed, or about none.
    func concerns(_ diagnostic: Diagnostic, of reach: Rule.Reach) -> Bool {
      switch reach {
      case .eachFile: diagnostic.location.map { change.shifts[$0.path] != nil } ?? true
      case .tableKeys: false
      case .eachText: diagnostic.subject.key.map { keysOfChangedTexts.contains(TableKey($0)) } ?? true
      default: diagnostic.subject.key.map { change.keys.contains(TableKey($0)) } ?? true
      }
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

  /// What each rule that looks at the keys of all tables found, by the rule's number.
  private var keyFindings: [Int: Found] = [:]

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
      keyFindings = [:]
    }
    let new = catalog.tables.filter { self[$0] == nil }
    let read = { @Sendable [formerTables] table in
      Table(table, in: catalog, layout, claimed: claimed, after: formerTables[table.name])
    }
    // Large tables use all cores by themselves.
    let isLarge = { (table: CatalogTable) in table.files.reduce(0) { $0 + $1.entries.count } >= 4096 }
    let found = new.filter(isLarge).map(read) + new.filter { !isLarge($0) }.concurrentMap(read)
    for table in found { tables[ObjectIdentifier(table.table)] = table }
    moveKeyFindings(over: formerTables.count == new.count ? found.map(\.former?.change) : nil)
    formerTables = [:]
    return layout
  }

  subscript(table: CatalogTable) -> Table? { tables[ObjectIdentifier(table)] }

  /// What a rule that looks at the keys of all tables found, where they have not changed since.
  subscript(ofRule number: Int) -> Found? {
    get { keyFindings[number] }
    set { keyFindings[number] = newValue }
  }

  /// Takes what rules, by their numbers, found in a table.
  mutating func add(_ found: [(rule: Int, found: Found)], in table: CatalogTable) {
    for (rule, found) in found { tables[ObjectIdentifier(table)]?.findings[rule] = found }
  }

  /// Keeps what was found of the keys of all tables at the places where it stands now, if all have the same keys.
  ///
  /// - Parameter changes: of the tables that have changed; `nil` where tables have come or gone.
  private mutating func moveKeyFindings(over changes: [CatalogTableChange?]?) {
    if changes?.isEmpty ?? false { return }
    let known = keyFindings
    keyFindings = [:]
    guard let changes, changes.allSatisfy({ $0?.keepsKeys ?? false }) else { return }
    let shifts = changes.compactMap(\.self).reduce(into: [:]) { $0.merge($1.shifts) { first, _ in first } }
    keyFindings = known.compactMapValues { found in
      let moved = found.diagnostics.compactMap { $0.moved(by: shifts) }
      return moved.count == found.diagnostics.count ? Found(diagnostics: moved, seconds: found.seconds) : nil
    }
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
      CatalogTableChange(from: former.table, to: table).map { change in
        let development = catalog.developmentIndices
        let texts = [former.table, table].map { $0.plainTexts(of: change.keys, in: development) }
        return LintMemory.Former(
          findings: former.findings, change: change,
          keysOfChangedTexts: change.keys.union(table.keys(of: texts[0].union(texts[1]), in: development)))
      }
    }
    facts = TableFacts(catalog.keeping(table), layout, suppressions: files.compactMap(\.suppressions))
    if self.former == nil { facts.findOut() }
  }
}
