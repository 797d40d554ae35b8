/// What an Android resource file says of a text besides what it shows.
package struct ResourceNotes: Hashable, Sendable {
  /// Whether the text is a reference to another resource, as `@string/other`.
  package var isReference = false

  /// Whether tags stand in the text as such, `<b>`, rather than as characters, `&lt;b&gt;`.
  package var hasTags = false

  /// Whether parts of the text are marked for translators: `xliff:g`.
  package var hasMarks = false

  /// `false` where Android does not ask for numbers at several arguments: `formatted="false"`.
  package var isFormatted = true

  /// The device that the text is for, where its name has several texts.
  package var product: String?

  /// Those that the other texts of its name are for; empty for one without.
  package var otherProducts: [String?] = []

  /// The specifiers that Foundation has no counterpart of: `%,d`.
  package var specifiers: [String] = []

  /// What another format loses, in clauses after the key.
  ///
  /// - Parameter isKept: whether it is one of Android's resources, too, which keep all but two things.
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
