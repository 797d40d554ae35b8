import L10nCore
import L10nSyntax

/// The findings in the tables of a catalog, kept for the next run of the same linter: an unchanged table is not linted
/// again unless the settings or the languages have changed, and of a changed table only the changes are.
package struct LintMemory: Sendable {
  /// The facts and findings of one table.
  struct Table: Sendable {
    /// Kept so that its identity is not reused for another table.
    let table: CatalogTable

    let facts: TableFacts

    /// In the order of the table.
    let files: [FileFacts]

    /// The findings and the duration of each rule that checks each key or table separately, by the rule's number.
    var findings: [Int: Found] = [:]

    /// The findings of an earlier reading of the table, if most of them still hold.
    let former: Former?
  }

  /// The findings of an earlier reading of a table.
  struct Former: Sendable {
    let findings: [Int: Found]

    /// The difference from that reading to now.
    let change: CatalogTableChange

    /// The keys that have changed, and those that share a current or earlier development text with one of them.
    let keysOfChangedTexts: Set<TableKey>

    /// A rule's findings that have not changed, moved to their current places; `nil` if some place is unknown or the
    /// rule checks the whole table.
    func findings(ofRule number: Int, _ reach: Rule.Reach) -> [Diagnostic]? {
      if reach == .eachTable { return nil }
      guard let found = findings[number] else { return nil }
      var kept: [Diagnostic] = []
      for diagnostic in found.diagnostics where !concerns(diagnostic, of: reach) {
        guard let moved = diagnostic.moved(by: change.shifts) else { return nil }
        kept.append(moved)
      }
      return kept
    }

    /// Whether a finding must be computed again: it is about a key, text or file that has changed, or about none.
    func concerns(_ diagnostic: Diagnostic, of reach: Rule.Reach) -> Bool {
      switch reach {
      case .eachFile: diagnostic.location.map { change.shifts[$0.path] != nil } ?? true
      case .eachText: diagnostic.subject.key.map { keysOfChangedTexts.contains(TableKey($0)) } ?? true
      default: diagnostic.subject.key.map { change.keys.contains(TableKey($0)) } ?? true
      }
    }
  }

  /// The findings of a rule and its duration.
  struct Found: Sendable {
    let diagnostics: [Diagnostic]
    let seconds: Double
  }

  /// The facts of the catalog that was linted last.
  private var layout: LayoutFacts?

  private var tables: [ObjectIdentifier: Table] = [:]

  /// The findings of each rule that checks the keys of all tables, by the rule's number.
  private var keyFindings: [Int: Found] = [:]

  /// The tables of the previous catalog, by name.
  private var formerTables: [String: Table] = [:]

  package init() {}

  /// Prepares for a catalog.
  ///
  /// - Parameter claimed: kinds of the readers' findings that rules report with their own messages.
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
    // Large tables use all cores by themselves, so they are read one by one.
    let isLarge = { (table: CatalogTable) in table.files.reduce(0) { $0 + $1.entries.count } >= 4096 }
    let found = new.filter(isLarge).map(read) + new.filter { !isLarge($0) }.concurrentMap(read)
    for table in found { tables[ObjectIdentifier(table.table)] = table }
    moveKeyFindings(over: formerTables.count == new.count ? found.map(\.former?.change) : nil)
    formerTables = [:]
    return layout
  }

  subscript(table: CatalogTable) -> Table? { tables[ObjectIdentifier(table)] }

  /// The findings of a rule that checks the keys of all tables, if the keys have not changed since.
  subscript(ofRule number: Int) -> Found? {
    get { keyFindings[number] }
    set { keyFindings[number] = newValue }
  }

  /// Adds the findings of rules, by their numbers, in a table.
  mutating func add(_ found: [(rule: Int, found: Found)], in table: CatalogTable) {
    for (rule, found) in found { tables[ObjectIdentifier(table)]?.findings[rule] = found }
  }

  /// Moves the findings on the keys of all tables to their current places, if all have the same keys.
  ///
  /// - Parameter changes: of the changed tables; `nil` if tables were added or removed.
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
