/// The names of a catalog's texts in another system, such as an SDK that looks up its texts under its own keys.
package struct KeyMap: Equatable, Sendable {
  /// One foreign key.
  package struct Entry: Equatable, Sendable {
    package let foreign: String

    /// The catalog's keys for it, at least one. The first is written; all apply when texts are read.
    package let keys: [DeclaredName]

    /// The plural category if the foreign key is one form of a text; `nil` for `other`.
    package let form: String?

    /// The specifiers of the other system by position, from 0; empty for the text's own.
    package let specifiers: [String]

    package init(foreign: String, keys: [DeclaredName], form: String? = nil, specifiers: [String] = []) {
      (self.foreign, self.keys, self.form, self.specifiers) = (foreign, keys, form, specifiers)
    }
  }

  /// The entries in the order of the file.
  package var entries: [Entry] = []

  package init() {}
}
