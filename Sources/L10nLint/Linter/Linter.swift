package import L10nCore
import StringsFormat

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
    run(in: catalog, adding: layout).result
  }

  /// The result, and the comments that silence nothing.
  func run(in catalog: Catalog, adding layout: [Diagnostic] = []) -> (
    result: LintResult, unusedSuppressions: [RuleFinding]
  ) {
    let configuration = catalog.configuration
    let levels = RuleLevels(catalog, rules: rules, selection: selection)
    let start = now()
    let shared = LintContext(catalog)
    let shareTime = now() - start
    let unused = Rule.unusedSuppression
    let running = rules.filter(levels.runs)
    let outcomes = running.filter { $0.id != unused.id }.concurrentMap { rule in
      let start = now()
      var context = shared
      context.settings = configuration.settings(of: rule.id)
      let (diagnostics, unchecked) = rule.outcome(in: context)
      return (diagnostics: diagnostics, unchecked: unchecked, timing: RuleTiming(id: rule.id, seconds: now() - start))
    }
    let unchecked = outcomes.compactMap(\.unchecked)
    let syntax = SyntaxFindings.diagnostics(in: catalog, claimed: Set(rules.flatMap(\.claims)))
    var suppressions = SuppressionIndex(catalog)
    var suppressedCount = 0
    var diagnostics = (layout + syntax + outcomes.flatMap(\.diagnostics)).compactMap { found -> Diagnostic? in
      // A comment at what is not told is of use none the less.
      let isSuppressed = suppressions.covers(found)
      guard let diagnostic = levels.applied(to: found) else { return nil }
      if isSuppressed { suppressedCount += 1 }
      return isSuppressed ? nil : diagnostic
    }
    let looked = Set(running.map(\.id) + SyntaxRule.all.map(\.id).filter { selection.includes(rule: $0) })
    let unusedSuppressions = suppressions.unused(among: looked.subtracting(unchecked.map(\.id)))
      .map { RuleFinding(unused: $0) }
    if running.contains(where: { $0.id == unused.id }) {
      diagnostics += unusedSuppressions.compactMap { levels.applied(to: Diagnostic($0, of: unused)) }
    }
    let result = LintResult(
      diagnostics: diagnostics.sorted(by: Diagnostic.precedes), unchecked: unchecked,
      suppressedCount: suppressedCount,
      timings: [RuleTiming(id: nil, seconds: shareTime)] + outcomes.map(\.timing))
    return (result, unusedSuppressions)
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
  fileprivate func outcome(in context: LintContext) -> (diagnostics: [Diagnostic], unchecked: UncheckedRule?) {
    if let obstacle = obstacle(context) { return ([], UncheckedRule(id: id, reason: obstacle)) }
    let diagnostics = check(context).map { Diagnostic($0, of: self) }
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

extension Diagnostic {
  /// What a rule found, as it is reported.
  fileprivate init(_ finding: RuleFinding, of rule: Rule) {
    self.init(
      rule.id, finding.severity ?? rule.severity, finding.message, at: finding.location, subject: finding.subject,
      related: finding.related, help: finding.help, fix: finding.fix)
  }
}
