/// The description of a kind of report: of a lint rule, or of findings of readers, `convert` and `import`.
///
/// The reason and the sources of a rule are on its page, `Documentation/Rules/<id>.md`.
package struct RuleInfo: Sendable {
  /// The runs in which a rule is used if the configuration sets no severity.
  package enum Use: Sendable {
    /// In every run.
    case always
    /// With the profile `strict`: for findings that are usually, but not nearly always, right.
    case inStrict
    /// If the catalog is compared with an earlier one.
    case comparing
    /// If something says which texts are spoken.
    case forSpeech
    /// If controls are declared.
    case forControls
    /// Only if the configuration sets a severity.
    case onRequest
  }

  /// The id in kebab case, which completes the sentence "allow …" with the problem: `duplicate-key`.
  package let id: String

  /// The default severity of findings.
  package let severity: Severity

  /// The problem that it finds, one sentence with a period.
  package let summary: String

  package let use: Use

  /// The options of the rule, in addition to those of all rules.
  package let options: [any DeclaredOption]

  /// The safety of the fixes of some of its findings; `nil` if there are none.
  package let fixes: Fix.Safety?

  package init(
    _ id: String, _ severity: Severity, _ summary: String, use: Use = .always, options: [any DeclaredOption] = [],
    fixes: Fix.Safety? = nil
  ) {
    (self.id, self.severity, self.summary) = (id, severity, summary)
    (self.use, self.options, self.fixes) = (use, options, fixes)
  }

  /// The default level of findings, as it is written in the configuration: `off`, `warning`.
  package var level: String { use == .inStrict || use == .onRequest ? "off" : severity.rawValue }

  /// The default level with the profile that changes it: `off, note with --profile strict`.
  package var levels: String {
    switch use {
    case .always, .onRequest: level
    case .inStrict: "off, \(severity.rawValue) with --profile strict"
    case .comparing: "\(level) with --against"
    case .forSpeech: "\(level) for spoken texts"
    case .forControls: "\(level) for declared controls"
    }
  }

  /// The command that applies its fixes; `nil` for none.
  package var fixCommand: String? { fixes.map { $0 == .safe ? "l10n fix" : "l10n fix --unsafe" } }
}

/// A rule that lacks the configuration that it requires: neither passed nor failed.
package struct UncheckedRule: Hashable, Sendable {
  package let id: String

  /// The missing configuration, one clause.
  package let reason: String

  /// The beginning of the reason of a rule that has its configuration but cannot decide.
  private static let incompleteMark = "incomplete: "

  /// The reason of a rule that has its configuration but cannot decide.
  ///
  /// - Parameter clause: the obstacle; it may begin with a place in Swift code.
  package static func incomplete(_ clause: String) -> String { incompleteMark + clause }

  /// The obstacle of a rule that has its configuration but cannot decide; `nil` for one that lacks its configuration.
  package var obstacle: String? {
    reason.hasPrefix(Self.incompleteMark) ? String(reason.dropFirst(Self.incompleteMark.count)) : nil
  }

  package init(id: String, reason: String) { (self.id, self.reason) = (id, reason) }
}

extension Diagnostic {
  /// The finding with a rule's id and, unless it has its own, the rule's severity.
  package func found(by rule: RuleInfo) -> Diagnostic { found(by: rule.id, rule.severity) }
}
