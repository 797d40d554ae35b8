package import L10nCore

/// Runs rules over a catalog.
///
/// The result is the same for the same catalog on every machine: sorted by path, place and rule.
package struct Linter: Sendable {
  private let rules: [Rule]
  private let selection: LintSelection

  /// A clock in seconds from any start.
  private let now: @Sendable () -> Double

  /// - Parameter now: a clock for `LintResult.timings`, in seconds from any moment.
  package init(
    rules: [Rule] = Rule.all, selection: LintSelection = LintSelection(), now: @escaping @Sendable () -> Double = { 0 }
  ) {
    self.rules = rules
    self.selection = selection
    self.now = now
  }

  /// The same linter with another selection.
  func selecting(_ selection: LintSelection) -> Linter { Linter(rules: rules, selection: selection, now: now) }

  /// The findings of all rules in a catalog, with the severities that its configuration sets.
  ///
  /// - Parameter layout: findings from reading the catalog; settings and comments apply to them as well.
  package func result(in catalog: Catalog, adding layout: [Diagnostic] = []) -> LintResult {
    var memory = LintMemory()
    return result(in: catalog, adding: layout, remembering: &memory)
  }

  /// The same, without linting tables again that this linter has linted before.
  package func result(
    in catalog: Catalog, adding layout: [Diagnostic], remembering memory: inout LintMemory
  ) -> LintResult {
    let configuration = catalog.configuration
    let levels = RuleLevels(catalog, rules: rules, selection: selection)
    let looking = RuleLevels(catalog, rules: rules, selection: selectionToCheck)
    let start = now()
    let context = context(of: catalog, &memory)
    let shareTime = now() - start
    let running = rules.filter { looking.runs($0) && !$0.looksAtOthers }
    let unchecked = running.compactMap { rule in
      rule.obstacle(context, configuration.settings(of: rule.id)).map { UncheckedRule(id: rule.id, reason: $0) }
    }
    let obstructed = Set(unchecked.map(\.id))
    let checking = Set(running.map(\.id)).subtracting(obstructed)
    let outcomes = outcomes(of: rules.indices.filter { checking.contains(rules[$0].id) }, in: context, &memory)
    let syntax = catalog.tables.flatMap { memory[$0]?.files ?? [] }.flatMap(\.syntax)
    var suppressions = SuppressionIndex(context.suppressions)
    var suppressedCount = 0
    let unread = SyntaxFindings.unread(in: catalog, passing: Set(rules.map(\.id)).subtracting(checking))
    let all = layout + syntax + outcomes.flatMap(\.diagnostics) + unread
    var diagnostics = all.compactMap { found -> Diagnostic? in
      // A comment at a finding that is not reported is still useful.
      let isSuppressed = suppressions.covers(found) && !found.isUnread
      guard let diagnostic = levels.applied(to: found) else { return nil }
      if isSuppressed { suppressedCount += 1 }
      return isSuppressed ? nil : diagnostic
    }
    let readers = RuleInfo.readers.map(\.id).filter { selectionToCheck.includes(rule: $0) }
    let checked = checking.union(readers)
    let review = LintReview(suppressions: suppressions, checked: checked)
    for case (let rule, .others(let check)) in rules.filter(levels.runs).map({ ($0, $0.check) }) {
      let found = check(review, configuration.settings(of: rule.id))
      diagnostics += found.compactMap { levels.applied(to: $0.found(by: rule.info)) }
    }
    return LintResult(
      diagnostics: diagnostics.sorted(by: Diagnostic.precedes),
      unchecked: unchecked.filter { selection.includes(rule: $0.id) }, suppressedCount: suppressedCount,
      timings: [RuleTiming(id: nil, seconds: shareTime)] + outcomes.map(\.timing))
  }

  /// The input of rules; facts of known tables are not computed again.
  private func context(of catalog: Catalog, _ memory: inout LintMemory) -> LintContext {
    let layout = memory.prepare(for: catalog, claimed: Set(rules.flatMap(\.claims)))
    return LintContext(catalog, layout, catalog.tables.compactMap { memory[$0]?.facts })
  }

  /// The findings of each rule: in new tables, in the changed keys of known tables, and in everything that the rule
  /// checks as a whole.
  ///
  /// - Parameter numbers: the indices of the rules in `rules`.
  private func outcomes(
    of numbers: [Int], in context: LintContext, _ memory: inout LintMemory
  ) -> [(diagnostics: [Diagnostic], timing: RuleTiming)] {
    let tables = context.catalog.tables
    let known = tables.map { memory[$0]?.findings ?? [:] }
    let parts = zip(tables, known).map { table, known in
      known.isEmpty ? TablePart(of: table, in: context, after: memory[table]?.former) : nil
    }
    let work = numbers.flatMap { number -> [(rule: Int, table: Int?)] in
      switch rules[number].reach {
      case .allTables: [(number, nil)]
      case .allKeys: memory[ofRule: number] == nil ? [(number, nil)] : []
      default: tables.indices.filter { known[$0][number] == nil }.map { (number, $0) }
      }
    }
    let done = work.concurrentMap { number, table in
      let start = now()
      let rule = rules[number]
      let diagnostics =
        if let table {
          parts[table]?.findings(of: rule, number) ?? rule.findings(in: context.keeping(tables[table]))
        } else {
          rule.findings(in: context)
        }
      return (rule: number, table: table, found: LintMemory.Found(diagnostics: diagnostics, seconds: now() - start))
    }
    var whole: [Int: LintMemory.Found] = [:]
    var new: [[(rule: Int, found: LintMemory.Found)]] = tables.map { _ in [] }
    for (number, table, found) in done {
      if let table { new[table].append((number, found)) } else { whole[number] = found }
      if rules[number].reach == .allKeys { memory[ofRule: number] = found }
    }
    for (table, found) in zip(tables, new) { memory.add(found, in: table) }
    let found = tables.map { memory[$0]?.findings ?? [:] }
    return numbers.map { number in
      (number, (whole[number] ?? memory[ofRule: number]).map { [$0] } ?? found.compactMap { $0[number] })
    }.concurrentMap { number, found in
      let rule = rules[number]
      let diagnostics = found.flatMap(\.diagnostics)
      return (
        rule.weigh.map { rule.own($0(context, diagnostics), in: context) } ?? diagnostics,
        RuleTiming(id: rule.id, seconds: found.reduce(0) { $0 + $1.seconds })
      )
    }
  }

  /// The selection to check: the selection to report, or everything if only rules about other rules' results are
  /// reported.
  private var selectionToCheck: LintSelection {
    var selection = selection
    let others = Set(rules.lazy.filter(\.looksAtOthers).map(\.id))
    if let chosen = selection.rules, chosen.isSubset(of: others) { selection.rules = nil }
    return selection
  }
}

/// A table that a linter has not checked, with the findings of an earlier reading.
private struct TablePart: Sendable {
  private let former: LintMemory.Former?
  private let whole: Lazy<LintContext>
  private let changedKeys: Lazy<LintContext>
  private let changedTexts: Lazy<LintContext>
  private let changedFiles: Lazy<LintContext>

  init(of table: CatalogTable, in context: LintContext, after former: LintMemory.Former?) {
    self.former = former
    let change = former?.change
    whole = Lazy { context.keeping(table) }
    changedKeys = Lazy { context.keeping(change?.keys ?? [], of: table) }
    changedTexts = Lazy { context.keeping(former?.keysOfChangedTexts ?? [], of: table) }
    changedFiles = Lazy { context.keeping(files: Set(change?.shifts.keys.map(\.self) ?? []), of: table) }
  }

  /// The findings of a rule, given with its number in the linter, in the table.
  func findings(of rule: Rule, _ number: Int) -> [Diagnostic] {
    guard let former, let reach = rule.reach, let kept = former.findings(ofRule: number, reach) else {
      return rule.findings(in: whole.value)
    }
    let part =
      switch reach {
      case .eachKey: changedKeys
      case .eachText: changedTexts
      case .eachFile: changedFiles
      default: nil as Lazy<LintContext>?
      }
    return kept + (part.map { rule.findings(in: $0.value) } ?? []).filter { former.concerns($0, of: reach) }
  }
}

extension Configuration {
  /// The settings of a rule: its own, with the texts that are allowed for all rules.
  fileprivate func settings(of id: String) -> RuleSettings {
    var settings = rules[id] ?? RuleSettings()
    settings.allowedTexts.formUnion(rules[RuleSettings.allRules]?.allowedTexts ?? [])
    return settings
  }
}

extension Rule {
  /// The rule's findings in a catalog, in one table of it or in some keys of a table.
  func findings(in context: LintContext) -> [Diagnostic] {
    guard case .texts(_, let check) = check else { return [] }
    return own(check(context, context.configuration.settings(of: id)), in: context)
  }

  /// The findings with the rule's id and level, each once.
  fileprivate func own(_ found: [Diagnostic], in context: LintContext) -> [Diagnostic] {
    let diagnostics = found.map { $0.found(by: info) }
    // A problem that several sentences of one pattern share is found in each of them.
    guard context.hasPatterns else { return diagnostics }
    var seen: Set<FoundPlace> = []
    return diagnostics.filter { $0.location == nil || seen.insert(FoundPlace($0)).inserted }
  }
}

/// The identity of a finding among those of its rule.
private struct FoundPlace: Hashable {
  let location: SourceLocation?
  let message: String

  init(_ diagnostic: Diagnostic) { (location, message) = (diagnostic.location, diagnostic.message) }
}
