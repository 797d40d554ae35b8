/// Where the Swift code is that uses the texts, and how it asks for them.
package struct CodeSettings: Equatable, Sendable {
  /// The folders and files of the code, as paths from the catalog's folder: `../Sources`.
  package var sources: [DeclaredName]

  /// The project's own functions that take a key first, and properties that a key is asked for: `L`, `localized`.
  package var functions: [String]

  /// Views and modifiers whose first argument is a key that `extract` takes; `SwiftUI` stands for SwiftUI's own. `nil`
  /// means these where the catalog has a String Catalog, as in Xcode, else none.
  package var views: [String]?

  package init(sources: [DeclaredName] = [], functions: [String] = [], views: [String]? = nil) {
    (self.sources, self.functions, self.views) = (sources, functions, views)
  }
}
