/// What an ARB file says of a text besides what it shows: the types of its arguments, and all else that stands there again
/// when the text is written as ARB.
package struct BundleNotes: Hashable, Sendable {
  /// A name with a value that is JSON on one line.
  package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// An argument that the file declares.
  package struct Placeholder: Hashable, Sendable {
    package let name: String

    /// `String`, `int`, `double`, `num`, `DateTime`, …; `nil` where the file does not say it.
    package let type: String?

    /// The specifier that shows the argument in formats, `%.2f`; `nil` where the file does not say it.
    package let specifier: String?

    /// All that the file says of the argument, an object.
    package let attributes: String

    package init(_ name: String, type: String?, specifier: String?, attributes: String) {
      (self.name, self.type, self.specifier, self.attributes) = (name, type, specifier, attributes)
    }
  }

  /// The text as the file spells it.
  package let text: String

  /// In the order of the file.
  package let placeholders: [Placeholder]

  /// What no part of a text unit holds, in the order of the file.
  package let attributes: [Attribute]

  package init(text: String, placeholders: [Placeholder], attributes: [Attribute]) {
    (self.text, self.placeholders, self.attributes) = (text, placeholders, attributes)
  }
}
