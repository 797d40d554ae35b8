/// What the texts of an override layer have to fit: the keys of a module, their arguments, and what it can show.
package struct OverrideTarget {
  private let catalog: CatalogStorage

  /// The styles of numbers for which the module holds what its locales write around them.
  package var styles: NumberStyles {
    // All locales hold the same styles.
    catalog.tableCount > 0 ? catalog.step(at: 0).numbers.own.styles : .none
  }

  /// The forms of dates that the module holds patterns for.
  package var dateForms: [DateForm] {
    (0..<catalog.tableCount).flatMap { catalog.step(at: $0).numbers.own.dates.forms }
  }

  fileprivate init(_ catalog: CatalogStorage) { self.catalog = catalog }

  /// The index of a key; `nil` for one that the module does not have.
  package func index(of key: String) -> Int? { catalog.keys.index(of: key) }

  /// What the development text with an index asks for, by position.
  package func arguments(of index: Int) -> [FormatArgument] { catalog.arguments(of: index) }

  /// The program of the development text with an index; `nil` for one that is nothing but a text.
  package func program(of index: Int) -> String? {
    catalog.developmentText(index).flatMap { $0.isPlain ? nil : $0.string }
  }

  /// The syntax of the table that a text with an index is in: a development text without arguments is held as it is shown.
  package func syntax(of index: Int) -> _PackedKeys.Syntax { catalog.keys.syntax(of: index) }
}

extension TextOverrides {
  /// What texts that replace those of the module have to fit.
  package var target: OverrideTarget { OverrideTarget(storage) }
}
