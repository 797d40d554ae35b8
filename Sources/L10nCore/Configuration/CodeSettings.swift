/// Where the Swift code is that uses the texts, and how it asks for them.
package struct CodeSettings: Equatable, Sendable {
  /// The folders and files of the code, as paths from the catalog's folder: `../Sources`.
  package var sources: [DeclaredName]

  /// The project's own functions that take a key first, and properties that a key is asked for: `L`, `localized`.
  package var functions: [String]

  package init(sources: [DeclaredName] = [], functions: [String] = []) {
    (self.sources, self.functions) = (sources, functions)
  }
}
