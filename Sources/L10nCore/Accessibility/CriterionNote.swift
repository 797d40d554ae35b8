/// A criterion of an accessibility conformance report, and what is known of it by the texts of a catalog.
package struct CriterionNote: Hashable, Sendable {
  /// What is known in one language.
  package struct Proof: Hashable, Sendable {
    /// The name of the locale's directory.
    package let locale: String

    package let isProved: Bool

    /// Why it is not proved, one clause; `nil` where it is.
    package let reason: String?

    package init(locale: String, isProved: Bool, reason: String? = nil) {
      (self.locale, self.isProved, self.reason) = (locale, isProved, reason)
    }
  }

  /// The chapter of the report, as OpenACR names it.
  package let chapter: String

  /// Whether the report tells components of the product apart in it.
  package let hasComponents: Bool

  /// The number: `2.5.3`.
  package let number: String

  /// The name in the standard.
  package let name: String

  /// The ids of the rules that prove it; none where texts cannot say.
  package let rules: [String]

  /// By language; none where texts cannot say.
  package let proofs: [Proof]

  /// Whether some rule has found something in some language.
  package let isBroken: Bool

  /// Whether texts prove the criterion, and not a part of it that the program completes.
  package let isAboutTexts: Bool

  /// What else has to be checked; where texts cannot say, why. One clause.
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

  /// Whether the texts of every language prove what texts can.
  package var isProved: Bool { !proofs.isEmpty && proofs.allSatisfy(\.isProved) }
}
