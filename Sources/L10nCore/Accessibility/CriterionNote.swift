/// A criterion of an accessibility conformance report, and what the texts of a catalog prove about it.
@dynamicMemberLookup
package struct CriterionNote: Hashable, Sendable {
  /// The proof in one language.
  package struct Proof: Hashable, Sendable {
    /// The name of the locale's directory.
    package let locale: String

    package let isProved: Bool

    /// The reason why it is not proved, one clause; `nil` if it is.
    package let reason: String?

    package init(locale: String, isProved: Bool, reason: String? = nil) {
      (self.locale, self.isProved, self.reason) = (locale, isProved, reason)
    }
  }

  package let criterion: ConformanceCriterion

  /// The ids of the rules that prove it; empty if texts cannot.
  package let rules: [String]

  /// The proofs by language; empty if texts cannot prove it.
  package let proofs: [Proof]

  /// Whether some rule has a finding in some language.
  package let isBroken: Bool

  package init(_ criterion: ConformanceCriterion, rules: [String], proofs: [Proof], isBroken: Bool) {
    (self.criterion, self.rules, self.proofs, self.isBroken) = (criterion, rules, proofs, isBroken)
  }

  package subscript<Value>(dynamicMember member: KeyPath<ConformanceCriterion, Value>) -> Value {
    criterion[keyPath: member]
  }

  /// Whether the texts of every language prove as much as texts can.
  package var isProved: Bool { !proofs.isEmpty && proofs.allSatisfy(\.isProved) }
}
