/// The notes of an ARB file about a text, besides the text itself: the types of its arguments, and other attributes,
/// which are written again when the text is written as ARB.
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

    /// `String`, `int`, `double`, `num`, `DateTime`, …; `nil` if the file does not declare it.
    package let type: String?

    /// The specifier for the argument in formats, `%.2f`; `nil` if the file does not determine it.
    package let specifier: String?

    /// All attributes of the argument in the file, an object.
    package let attributes: String

    package init(_ name: String, type: String?, specifier: String?, attributes: String) {
      (self.name, self.type, self.specifier, self.attributes) = (name, type, specifier, attributes)
    }
  }

  /// The text as the file spells it.
  package let text: String

  /// The placeholders in the order of the file.
  package let placeholders: [Placeholder]

  /// Other attributes in the order of the file, for which a text unit has no property.
  package let attributes: [Attribute]

  package init(text: String, placeholders: [Placeholder], attributes: [Attribute]) {
    (self.text, self.placeholders, self.attributes) = (text, placeholders, attributes)
  }
}
