/// The notes of an Android resource file about a text, besides the text itself.
package struct ResourceNotes: Hashable, Sendable {
  /// Whether the text is a reference to another resource, such as `@string/other`.
  package var isReference = false

  /// Whether the text contains tags as such, `<b>`, rather than as characters, `&lt;b&gt;`.
  package var hasTags = false

  /// Whether parts of the text are marked for translators: `xliff:g`.
  package var hasMarks = false

  /// Whether Android requires numbers in several specifiers; `false` for `formatted="false"`.
  package var isFormatted = true

  /// The device for the text, if its name has several texts.
  package var product: String?

  /// The devices of other texts with the same name; empty if there are none.
  package var otherProducts: [String?] = []

  /// The specifiers without a counterpart in Foundation: `%,d`.
  package var specifiers: [String] = []

  /// The losses in another format, as clauses after the key.
  ///
  /// - Parameter isKept: whether the other format is also Android's resources, which keep all but two properties.
  package func losses(isKept: Bool) -> [String] {
    var losses: [String] = []
    if hasMarks { losses.append("has parts that are marked with xliff:g, which are text now") }
    if !otherProducts.isEmpty {
      let names = otherProducts.map { "'\($0 ?? "default")'" }.joined(separator: ", ")
      losses.append("has texts for other products, which are left out: \(names)")
    }
    if isKept { return losses }
    if isReference { losses.append("refers to another resource, which is a text now") }
    if let specifier = specifiers.first { losses.append("has \(specifier), which only Java reads") }
    return losses
  }
}
