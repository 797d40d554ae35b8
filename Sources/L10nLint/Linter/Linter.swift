package import L10nCore

/// Runs rules over a catalog.
///
/// The result is the same for the same catalog on every machine: sorted by path, place and rule.
package struct Linter: Sendable {
  private let rules: [Rule]
  private let selection: LintSelection

  /// Seconds from some moment on.
  private let now: @Sendable () -> Double

  /// - Parameter now: a clock for `LintResult.timings`, in seconds from any moment.
  package init(
    rules: [Rule] = Rule.all, selection: LintSelection = LintSelection(), now: @escaping @Sendable () -> Double = { 0 }
  ) {
    self.rules = rules
    self.selection = selection
    self.now = now
  }

  /// All that the rules say of a catalog, severities as its configuration sets them.
  ///
  /// - Parameter layout: what was found while the catalog was read; settings and comments reach that, too.
  package func result(in catalog: Catalog, adding layout: [Diagnostic] = []) -> LintResult {
    let configuration = catalog.configuration
    let levels = RuleLevels(catalog, rules: rules, selection: selection)
    let start = now()
    let context = LintContext(catalog)
    let shareTime = now() - start
    let looking = RuleLevels(catalog, rules: rules, selection: selectionToCheck)
    let outcomes = rules.filter { looking.runs($0) && !$0.looksAtOthers }.concurrentMap { rule in
      let start = now()
      let outcome = rule.outcome(in: context, configuration.settings(of: rule.id))
      return (id: rule.id, outcome: outcome, timing: RuleTiming(id: rule.id, seconds: now() - start))
    }
    let unchecked = outcomes.compactMap(\.outcome.unchecked)
    let syntax = SyntaxFindings.diagnostics(in: catalog, claimed: Set(rules.flatMap(\.claims)))
    var suppressions = SuppressionIndex(catalog)
    var suppressedCount = 0
    var diagnostics = (layout + syntax + outcomes.flatMap(\.outcome.diagnostics)).compactMap { found -> Diagnostic? in
      // A comment at what is not reported is of use none the less.
      let isSuppressed = suppressions.covers(found)
      guard let diagnostic = levels.applied(to: found) else { return nil }
      if isSuppressed { suppressedCount += 1 }
      return isSuppressed ? nil : diagnostic
    }
    let readers = RuleInfo.readers.map(\.id).filter { selectionToCheck.includes(rule: $0) }
    let checked = Set(outcomes.map(\.id) + readers).subtracting(unchecked.map(\.id))
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

  /// What must be looked for: what is to be reported, but where that is only what rules say of the others, all.
  private var selectionToCheck: LintSelection {
    var selection = selection
    let others = Set(rules.lazy.filter(\.looksAtOthers).map(\.id))
    if let chosen = selection.rules, chosen.isSubset(of: others) { selection.rules = nil }
    return selection
  }
}

extension Configuration {
  /// What a rule reads: its own settings, and the texts that all rules let pass.
  fileprivate func settings(of id: String) -> RuleSettings {
    var settings = rules[id] ?? RuleSettings()
    settings.allowedTexts.formUnion(rules[RuleSettings.allRules]?.allowedTexts ?? [])
    return settings
  }
}

extension Rule {
  /// What the rule finds, or why it cannot look.
  fileprivate func outcome(
    in context: LintContext, _ settings: RuleSettings
  ) -> (diagnostics: [Diagnostic], unchecked: UncheckedRule?) {
    if let obstacle = obstacle(context, settings) { return ([], UncheckedRule(id: id, reason: obstacle)) }
    guard case .catalog(let check) = check else { return ([], nil) }
    let diagnostics = check(context, settings).map { $0.found(by: info) }
    // What several sentences of one pattern have in common is found in each.
    guard context.hasPatterns else { return (diagnostics, nil) }
    var seen: Set<FoundPlace> = []
    return (diagnostics.filter { $0.location == nil || seen.insert(FoundPlace($0)).inserted }, nil)
  }
}

/// What makes two findings of one rule the same.
private struct FoundPlace: Hashable {
  let location: SourceLocation?
  let message: String

  init(_ diagnostic: Diagnostic) { (location, message) = (diagnostic.location, diagnostic.message) }
}
