package import L10nCore
package import L10nSyntax

/// One thing that can be wrong with a catalog, and how to find it.
///
/// A rule is a value in its own file under `Rules/`: an extension of `Rule` with one static member. Its reason, its
/// sources and its examples, which are its tests, are on its page, `Documentation/Rules/<id>.md`. Each folder lists its
/// rules in a file named after it, and `Rule.all` lists the folders.
@dynamicMemberLookup
package struct Rule: Sendable {
  /// The scope of a rule: the part of a catalog that its findings depend on.
  package enum Reach: Sendable {
    /// Each key separately, in all its languages and layers: the findings with a key in their subject do not depend on
    /// other keys. Readers' findings without a key may be reported, too.
    case eachKey

    /// Each development text of a table separately, in all keys that have it: the findings with one of these keys in
    /// their subject do not depend on keys with other texts.
    case eachText

    /// Each file separately.
    case eachFile

    /// Each table separately, in all its languages and layers: the findings in one do not depend on the others.
    case eachTable

    /// All tables together, but only their files, keys and places, not the texts.
    case allKeys

    /// All tables together.
    case allTables
  }

  /// The check of a rule.
  package enum Check: Sendable {
    case texts(Reach, @Sendable (LintContext, RuleSettings) -> [Diagnostic])

    /// Checks the results of the other rules, after these have run.
    case others(@Sendable (LintReview, RuleSettings) -> [Diagnostic])
  }

  package let info: RuleInfo

  /// Kinds of readers' findings that this rule reports with its own message; the linter does not print them itself.
  package let claims: Set<FindingKind>

  /// The configuration that the rule needs and lacks, in one clause: `no control has a visible-text in l10n.yml`. The
  /// rule then counts as not checked, never as passed. `nil` if it can run.
  package let obstacle: @Sendable (LintContext, RuleSettings) -> String?

  package let check: Check

  /// Combines the findings of all tables and adds those that only all tables together show; `nil` if they stay
  /// unchanged.
  package let weigh: (@Sendable (_ context: LintContext, _ findings: [Diagnostic]) -> [Diagnostic])?

  init(
    id: String, severity: Severity, use: RuleInfo.Use = .always, reach: Reach = .eachKey, summary: String,
    options: [any DeclaredOption] = [], fixes: Fix.Safety? = nil, claims: Set<FindingKind> = [],
    obstacle: @escaping @Sendable (LintContext, RuleSettings) -> String? = { _, _ in nil },
    weigh: (@Sendable (LintContext, [Diagnostic]) -> [Diagnostic])? = nil,
    check: @escaping @Sendable (LintContext, RuleSettings) -> [Diagnostic]
  ) {
    info = RuleInfo(id, severity, summary, use: use, options: options, fixes: fixes)
    self.obstacle = { context, settings in use.obstacle(in: context) ?? obstacle(context, settings) }
    (self.claims, self.weigh, self.check) = (claims, weigh, .texts(reach, check))
  }

  /// A rule that checks the results of the others.
  init(
    id: String, severity: Severity, summary: String,
    reviewing check: @escaping @Sendable (LintReview, RuleSettings) -> [Diagnostic]
  ) {
    info = RuleInfo(id, severity, summary)
    (claims, obstacle, weigh, self.check) = ([], { _, _ in nil }, nil, .others(check))
  }

  package var id: String { info.id }

  package subscript<Value>(dynamicMember member: KeyPath<RuleInfo, Value>) -> Value { info[keyPath: member] }

  /// The scope of the rule; `nil` if it checks the results of the others.
  var reach: Reach? {
    if case .texts(let reach, _) = check { reach } else { nil }
  }

  /// Whether the rule checks the results of the others.
  var looksAtOthers: Bool {
    if case .others = check { true } else { false }
  }
}

extension RuleInfo.Use {
  /// What a catalog lacks for all rules of this use.
  fileprivate func obstacle(in context: LintContext) -> String? {
    switch self {
    case .comparing where context.catalog.earlier == nil:
      "no earlier catalog is given; 'l10n lint --against' names one"
    case .forSpeech where !context.knowsSpokenTexts:
      "no controls are declared in l10n.yml and no key names accessibility"
    case .forControls where context.configuration.controls.isEmpty: "no controls are declared in l10n.yml"
    default: nil
    }
  }
}

/// The results of the rules that check a catalog, for those that check the results.
package struct LintReview: Sendable {
  /// The suppressing comments in the files, and which of them were used.
  let suppressions: SuppressionIndex

  /// The ids of the rules and readers' findings that were checked.
  let checked: Set<String>
}
