/// What the texts of an override layer have to fit: the keys of a module, their arguments, and what it can show.
package struct OverrideTarget {
  private let catalog: CatalogStorage

  /// The styles of numbers for which the module holds what its locales write around them.
  package var styles: NumberStyles {
    // All locales hold the same styles.
    catalog.steps.first?.numbers.own.styles ?? .none
  }

  /// The forms of dates that the module holds patterns for.
  package var dateForms: Set<DateForm> {
    catalog.steps.reduce(into: []) { $0.formUnion($1.numbers.own.dates.forms) }
  }

  fileprivate init(_ catalog: CatalogStorage) { self.catalog = catalog }

  /// The index of a key; `nil` for one that the module does not have.
  package func index(of key: String) -> Int? { catalog.keys.index(of: key) }

  /// What the development text with an index asks for, by position.
  package func arguments(of index: Int) -> [FormatArgument] { catalog.arguments(of: index) }

  /// The program of a pattern that a text with an index replaces, in whose syntax it is written; `nil` for formats.
  ///
  /// A development text without arguments is held as it is shown, so its table tells its syntax.
  package func pattern(of index: Int) -> Program? {
    if let program = development(index), program.naming != .positions { return program }
    let syntax = catalog.keys.syntax(of: index)
    guard syntax != .printf, arguments(of: index).isEmpty else { return nil }
    var program = Program([])
    program.naming = syntax == .mf2 ? .mf2 : .icu
    return program
  }

  /// What the text with an index is marked up with; `nil` for plain texts.
  package func markup(of index: Int) -> Program.Markup? { development(index)?.markup }

  private func development(_ index: Int) -> Program? {
    guard let text = catalog.developmentText(index), !text.isPlain else { return nil }
    return Program(text: text.string)
  }
}

extension TextOverrides {
  /// What texts that replace those of the module have to fit.
  package var target: OverrideTarget { OverrideTarget(storage) }
}
