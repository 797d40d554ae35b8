/// What others call the texts of a catalog, such as an SDK that looks its texts up under keys of its own.
package struct KeyMap: Equatable, Sendable {
  /// One foreign key.
  package struct Entry: Equatable, Sendable {
    package let foreign: String

    /// The catalog's keys for it, at least one. The first is what is written; all are meant when texts are read.
    package let keys: [DeclaredName]

    /// The plural category, where the foreign key stands for one form of a text; `nil` for `other`.
    package let form: String?

    /// The specifiers that the other side fills in, by position, from 0; empty for the text's own.
    package let specifiers: [String]

    package init(foreign: String, keys: [DeclaredName], form: String? = nil, specifiers: [String] = []) {
      (self.foreign, self.keys, self.form, self.specifiers) = (foreign, keys, form, specifiers)
    }
  }

  /// In the order of the file.
  package var entries: [Entry] = []

  package init() {}
}
