/// The requirements of a module for texts of override layers: its keys, their arguments, and the formats that it
/// contains.
package struct OverrideTarget {
  private let catalog: CatalogStorage

  /// The styles of numbers for which the module contains the locales' patterns.
  package var styles: NumberStyles {
    // All locales contain the same styles.
    catalog.tableCount > 0 ? catalog.step(at: 0).numbers.own.styles : .none
  }

  /// The forms of dates for which the module contains patterns.
  package var dateForms: [DateForm] {
    (0..<catalog.tableCount).flatMap { catalog.step(at: $0).numbers.own.dates.forms }
  }

  fileprivate init(_ catalog: CatalogStorage) { self.catalog = catalog }

  /// The index of a key; `nil` if the module does not have it.
  package func index(of key: String) -> Int? { catalog.keys.index(of: key) }

  /// The arguments of the development text with an index, by position.
  package func arguments(of index: Int) -> [FormatArgument] { catalog.arguments(of: index) }

  /// The program of the development text with an index; `nil` for a plain text.
  package func program(of index: Int) -> String? {
    catalog.developmentText(index).flatMap { $0.isPlain ? nil : $0.string }
  }

  /// The message syntax of a text's table, by its index. A development text without arguments is stored in plain form.
  package func syntax(of index: Int) -> _PackedKeys.Syntax { catalog.keys.syntax(of: index) }
}

extension TextOverrides {
  /// The requirements for texts that replace those of the module.
  package var target: OverrideTarget { OverrideTarget(storage) }
}
