package import L10nCore

/// The proof that every text of a catalog fits the arguments of its generated function.
package enum ArgumentProof {
  /// What keeps a module from being generated: the findings of level error of the rules that prove arguments; empty when all
  /// texts fit.
  ///
  /// Texts that plainly fit are not looked at by the rules: that is most of the time that generating takes.
  package static func errors(in catalog: Catalog) -> [Diagnostic] {
    let doubtful = doubtfulTexts(of: catalog)
    // What is said may depend on the other texts, such as a suggestion for a key that is not there.
    return errors(inTextsOf: catalog.keeping(doubtful)).isEmpty ? [] : errors(inTextsOf: catalog)
  }

  /// The same by the rules alone, without leaving anything out.
  static func errors(inTextsOf catalog: Catalog) -> [Diagnostic] {
    let ids = Set(Rule.provingArguments.map(\.id))
    return Linter(rules: Rule.provingArguments).result(in: catalog).diagnostics.filter {
      $0.severity == .error && ids.contains($0.ruleID)
    }
  }

  /// The texts that have anything in any locale or layer which only the rules can judge.
  static func doubtfulTexts(of catalog: Catalog) -> Set<TextID> {
    let declared = catalog.configuration.arguments
    let plain = catalog.developmentEntries.values.map { $0 }.concurrentChunks { chunk in
      chunk.map { declared[$0.key.text] == nil ? PlainArguments($0) : nil }
    }.flatMap { $0 }
    let expected = Dictionary(zip(catalog.developmentEntries.keys, plain)) { first, _ in first }
    let layers = [nil] + catalog.layers.indices.map { $0 }
    let parts = catalog.locales.indices.flatMap { locale in layers.map { (locale: locale, layer: $0) } }
    let doubtful = parts.concurrentMap { part in
      catalog.entries(locale: part.locale, layer: part.layer).values.compactMap { entry -> TextID? in
        guard let arguments = PlainArguments(entry) else { return entry.id }
        guard let development = expected[entry.id] else { return nil }
        return arguments == development ? nil : entry.id
      }
    }
    return Set(doubtful.joined())
  }
}
