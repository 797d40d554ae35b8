/// A criterion of an accessibility conformance report, and what the texts of a catalog prove about it.
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

  /// The chapter of the report, by its OpenACR name.
  package let chapter: String

  /// Whether the chapter distinguishes components of the product.
  package let hasComponents: Bool

  /// The number: `2.5.3`.
  package let number: String

  /// The name in the standard.
  package let name: String

  /// The ids of the rules that prove it; empty if texts cannot.
  package let rules: [String]

  /// The proofs by language; empty if texts cannot prove it.
  package let proofs: [Proof]

  /// Whether some rule has a finding in some language.
  package let isBroken: Bool

  /// Whether texts alone prove the criterion, without the program.
  package let isAboutTexts: Bool

  /// The checks that remain, or the reason why texts cannot prove the criterion. One clause.
  package let limit: String

  package init(
    chapter: String, hasComponents: Bool = true, number: String, name: String, rules: [String], proofs: [Proof],
    isBroken: Bool, isAboutTexts: Bool,
    limit: String
  ) {
    (self.chapter, self.hasComponents, self.number) = (chapter, hasComponents, number)
    (self.name, self.rules) = (name, rules)
    (self.proofs, self.isBroken, self.isAboutTexts, self.limit) = (proofs, isBroken, isAboutTexts, limit)
  }

  /// Whether the texts of every language prove as much as texts can.
  package var isProved: Bool { !proofs.isEmpty && proofs.allSatisfy(\.isProved) }
}
