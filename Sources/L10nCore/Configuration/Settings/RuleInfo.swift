/// What is said of anything that can be reported: of a lint rule, and of what readers, `convert` and `import` find.
///
/// The reason and the sources of a rule are on its page, `Documentation/Rules/<id>.md`.
package struct RuleInfo: Sendable {
  /// Where it is looked for when the configuration gives it no severity.
  package enum Use: Sendable {
    /// In every run.
    case always
    /// With the profile `strict`: what is right more often than not, but not nearly always.
    case inStrict
    /// Where the catalog is compared with an earlier one.
    case comparing
    /// Nowhere.
    case onRequest
  }

  /// Kebab-case; finishes the sentence "allow …" and names the bad thing: `duplicate-key`.
  package let id: String

  /// What findings count as when the configuration says nothing.
  package let severity: Severity

  /// What it catches, one sentence with a period.
  package let summary: String

  package let use: Use

  /// The settings that it reads besides those that all rules have.
  package let options: [any DeclaredOption]

  /// The safety of the fixes that some of its findings have; `nil` for none.
  package let fixes: Fix.Safety?

  package init(
    _ id: String, _ severity: Severity, _ summary: String, use: Use = .always, options: [any DeclaredOption] = [],
    fixes: Fix.Safety? = nil
  ) {
    (self.id, self.severity, self.summary) = (id, severity, summary)
    (self.use, self.options, self.fixes) = (use, options, fixes)
  }

  /// What findings count as when the configuration says nothing, as it is set there: `off`, `warning`.
  package var level: String { use == .always || use == .comparing ? severity.rawValue : "off" }

  /// The same with what makes it so: `off, note with --profile strict`.
  package var levels: String {
    switch use {
    case .always, .onRequest: level
    case .inStrict: "off, \(severity.rawValue) with --profile strict"
    case .comparing: "\(severity.rawValue) with --against"
    }
  }

  /// The command that applies its fixes; `nil` for none.
  package var fixCommand: String? { fixes.map { $0 == .safe ? "l10n fix" : "l10n fix --unsafe" } }
}

/// A rule that lacks the configuration that it needs: neither passed nor failed.
package struct UncheckedRule: Hashable, Sendable {
  package let id: String

  /// What is missing, one clause.
  package let reason: String

  /// How the reason of a rule begins that has its configuration and still cannot tell.
  private static let incompleteMark = "incomplete: "

  /// The reason of a rule that has its configuration and still cannot tell.
  ///
  /// - Parameter clause: what keeps it from that; it may begin with the place of Swift code.
  package static func incomplete(_ clause: String) -> String { incompleteMark + clause }

  /// What keeps a rule that has its configuration from telling; `nil` for one that lacks it.
  package var obstacle: String? {
    reason.hasPrefix(Self.incompleteMark) ? String(reason.dropFirst(Self.incompleteMark.count)) : nil
  }

  package init(id: String, reason: String) { (self.id, self.reason) = (id, reason) }
}

extension Diagnostic {
  /// The finding of a rule, with the rule's id and, where it has none of its own, the rule's severity.
  package func found(by rule: RuleInfo) -> Diagnostic { found(by: rule.id, rule.severity) }
}
