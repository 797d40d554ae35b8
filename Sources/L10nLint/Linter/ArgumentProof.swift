package import L10nCore
import L10nSyntax

/// The proof that every text of a catalog fits the arguments of its generated function.
package enum ArgumentProof {
  /// The errors that keep a module from being generated: those of the rules that prove arguments; empty if all texts
  /// fit.
  package static func errors(in catalog: Catalog) -> [Diagnostic] {
    let found = errors(inTextsOf: catalog.keeping(doubtfulTexts(of: catalog)))
    let isSettled = !found.contains { finding in comparing.contains { $0.id == finding.ruleID } }
    if isSettled { return found }
    return
      (found.filter { finding in !comparing.contains { $0.id == finding.ruleID } }
      + errors(inTextsOf: catalog, by: comparing)).sorted(by: Diagnostic.precedes)
  }

  /// Rules whose findings depend on other texts: on keys similar to a missing one, and on the language's conventions.
  private static let comparing: [Rule] = [.argumentFormatMismatch, .damagedSpecifier]

  /// The catalog without the texts that keep a module from being generated, and the errors about them.
  ///
  /// A translation is left out of its language only; a development text with all its translations, which would have
  /// nothing to be compared with.
  /// - Returns: `nil` for errors that remain without those texts.
  package static func provable(_ catalog: Catalog) -> (catalog: Catalog, errors: [Diagnostic])? {
    var catalog = catalog
    var errors: [Diagnostic] = []
    var places: Set<Diagnostic.Subject> = []
    let development = Set(catalog.developmentIndices.map { catalog.locales[$0].directory })
    var found = self.errors(in: catalog)
    // A text in a language's own tables hides an equal one in Base, which shows up when the first is gone.
    for _ in 0..<4 {
      if found.isEmpty { return (catalog, errors) }
      errors += found
      for subject in found.map(\.subject) {
        guard let table = subject.table, let key = subject.key, let locale = subject.locale else { return nil }
        places.insert(subject)
        if subject.layer == nil, development.contains(locale) {
          places.insert(Diagnostic.Subject(table: table, key: key))
        }
      }
      let (locales, layers) = (catalog.locales, catalog.layers)
      catalog = catalog.leavingOut { id, locale, layer in
        places.contains(Diagnostic.Subject(table: id.table, key: id.key.text))
          || places.contains(
            Diagnostic.Subject(
              locale: locales[locale].directory, layer: layer.map { layers[$0] }, table: id.table, key: id.key.text))
      }
      let changed = Set(found.compactMap { TextID($0.subject) })
      found = self.errors(inTextsOf: catalog.keeping(changed)).filter { finding in
        // A reader's finding remains when the text is gone. Settings have been judged with all texts.
        !places.contains(finding.subject) && finding.subject.table != nil
      }
    }
    return nil
  }

  /// The errors of some rules, with all texts.
  static func errors(inTextsOf catalog: Catalog, by rules: [Rule] = Rule.provingArguments) -> [Diagnostic] {
    let ids = Set(rules.map(\.id))
    return Linter(rules: rules).result(in: catalog).diagnostics.filter {
      $0.severity == .error && ids.contains($0.ruleID)
    }
  }
}

extension TextID {
  fileprivate init?(_ subject: Diagnostic.Subject) {
    guard let table = subject.table, let key = subject.key else { return nil }
    self.init(table: table, key: TableKey(key))
  }
}
