package import L10nCore
package import L10nSyntax

/// One thing that can be wrong with a catalog, and how to find it.
///
/// A rule is a value in a file of its own under `Rules/`: an extension of `Rule` with one static member. Its reason, its
/// sources and its examples, which are its tests, are on its page, `Documentation/Rules/<id>.md`. Each folder of rules
/// lists its own in a file named after it, and `Rule.all` lists the folders.
@dynamicMemberLookup
package struct Rule: Sendable {
  /// What a rule looks at.
  package enum Reach: Sendable {
    /// Each key for itself, in all its languages and layers: what is found of one, and says so in its subject, does not
    /// depend on the others. What readers found without a key may be reported, too.
    case eachKey

    /// Each development text of a table for itself, in all keys that have it: what is found of one of these keys, and says so
    /// in its subject, does not depend on keys of other texts.
    case eachText

    /// Each file for itself.
    case eachFile

    /// Each table for itself, but only which keys its files have, and where: not what the texts are.
    case tableKeys

    /// Each table for itself, in all its languages and layers: what is found in one does not depend on the others.
    case eachTable

    /// All tables together, but only which files and keys there are, and where: not what the texts are.
    case allKeys

    /// All tables together.
    case allTables
  }

  /// How a rule finds the bad thing.
  package enum Check: Sendable {
    case texts(Reach, @Sendable (LintContext, RuleSettings) -> [Diagnostic])

    /// It looks at what the others did, when these are done.
    case others(@Sendable (LintReview, RuleSettings) -> [Diagnostic])
  }

  package let info: RuleInfo

  /// Reader findings that this rule reports in its own words; the linter does not print them itself.
  package let claims: Set<FindingKind>

  /// What the rule would need to know and is not configured, one clause: `no control has a visible-text in l10n.yml`.
  /// The rule then counts as not checked, never as passed. `nil` when it can run.
  package let obstacle: @Sendable (LintContext, RuleSettings) -> String?

  package let check: Check

  /// What becomes of the findings of all tables when they are seen together, with what is found in all of them alone; `nil`
  /// where they stay as they are.
  package let weigh: (@Sendable (_ context: LintContext, _ findings: [Diagnostic]) -> [Diagnostic])?

  init(
    id: String, severity: Severity, use: RuleInfo.Use = .always, reach: Reach = .eachKey, summary: String,
    options: [any DeclaredOption] = [], fixes: Fix.Safety? = nil, claims: Set<FindingKind> = [],
    obstacle: @escaping @Sendable (LintContext, RuleSettings) -> String? = { _, _ in nil },
    weigh: (@Sendable (LintContext, [Diagnostic]) -> [Diagnostic])? = nil,
    check: @escaping @Sendable (LintContext, RuleSettings) -> [Diagnostic]
  ) {
    info = RuleInfo(id, severity, summary, use: use, options: options, fixes: fixes)
    (self.claims, self.obstacle, self.weigh, self.check) = (claims, obstacle, weigh, .texts(reach, check))
  }

  /// A rule that looks at what the others did.
  init(
    id: String, severity: Severity, summary: String,
    reviewing check: @escaping @Sendable (LintReview, RuleSettings) -> [Diagnostic]
  ) {
    info = RuleInfo(id, severity, summary)
    (claims, obstacle, weigh, self.check) = ([], { _, _ in nil }, nil, .others(check))
  }

  package var id: String { info.id }

  package subscript<Value>(dynamicMember member: KeyPath<RuleInfo, Value>) -> Value { info[keyPath: member] }

  /// What the rule looks at; `nil` where that is what the others did.
  var reach: Reach? {
    if case .texts(let reach, _) = check { reach } else { nil }
  }

  /// Whether the rule looks at what the others did.
  var looksAtOthers: Bool {
    if case .others = check { true } else { false }
  }
}

/// What the rules that look at a catalog did, for those that look at the others.
package struct LintReview: Sendable {
  /// What the comments in the files ask for, and which of them were of use.
  let suppressions: SuppressionIndex

  /// The ids of the rules and of the readers' findings that were looked for.
  let checked: Set<String>
}
