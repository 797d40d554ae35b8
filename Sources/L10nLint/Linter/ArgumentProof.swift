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

  /// The catalog without the texts that keep a module from being generated, and what is wrong with them.
  ///
  /// A translation is left out of its language; a development text with all its translations, which nothing could be
  /// compared with.
  /// - Returns: `nil` where something is wrong that leaving texts out does not help.
  package static func provable(_ catalog: Catalog) -> (catalog: Catalog, errors: [Diagnostic])? {
    var catalog = catalog
    var errors: [Diagnostic] = []
    // Of equal texts in a language's own tables and in Base the second one comes up when the first is gone.
    for _ in 0..<4 {
      let found = self.errors(in: catalog)
      if found.isEmpty { return (catalog, errors) }
      errors += found
      let development = Set(catalog.developmentIndices.map { catalog.locales[$0].directory })
      var places: Set<Diagnostic.Subject> = []
      for subject in found.map(\.subject) {
        guard let table = subject.table, let key = subject.key, let locale = subject.locale else { return nil }
        let isEverywhere = subject.layer == nil && development.contains(locale)
        places.insert(
          Diagnostic.Subject(
            locale: isEverywhere ? nil : locale, layer: isEverywhere ? nil : subject.layer, table: table, key: key))
      }
      let (locales, layers) = (catalog.locales, catalog.layers)
      catalog = catalog.leavingOut { id, locale, layer in
        places.contains(Diagnostic.Subject(table: id.table, key: id.key.text))
          || places.contains(
            Diagnostic.Subject(
              locale: locales[locale].directory, layer: layer.map { layers[$0] }, table: id.table, key: id.key.text))
      }
    }
    return nil
  }

  /// The same by the rules, without leaving anything out.
  static func errors(inTextsOf catalog: Catalog) -> [Diagnostic] {
    let ids = Set(Rule.provingArguments.map(\.id))
    return Linter(rules: Rule.provingArguments).result(in: catalog).diagnostics.filter {
      $0.severity == .error && ids.contains($0.ruleID)
    }
  }
}
