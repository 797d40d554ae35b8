package import L10nCore

/// The proof that every text of a catalog fits the arguments of its generated function.
package enum ArgumentProof {
  /// What keeps a module from being generated: the findings of level error of the rules that prove arguments; empty when all
  /// texts fit.
  package static func errors(in catalog: Catalog) -> [Diagnostic] {
    #if !L10N_PLAIN
      // What is said may depend on the other texts, such as a suggestion for a key that is not there.
      if errors(inTextsOf: catalog.keeping(doubtfulTexts(of: catalog))).isEmpty { return [] }
    #endif
    return errors(inTextsOf: catalog)
  }

  /// The same by the rules, without leaving anything out.
  static func errors(inTextsOf catalog: Catalog) -> [Diagnostic] {
    let ids = Set(Rule.provingArguments.map(\.id))
    return Linter(rules: Rule.provingArguments).result(in: catalog).diagnostics.filter {
      $0.severity == .error && ids.contains($0.ruleID)
    }
  }
}
