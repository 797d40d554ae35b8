package import StringsFormat

/// A text inside an entry.
package struct EntryText: Hashable, Sendable {
  /// The text, escapes decoded.
  package let text: String

  /// Its own place, quotes or tags included, as offsets into its file's `SourceText.utf8`.
  package let range: Range<Int>

  /// The devices and widths that lead to it, outermost first.
  package let variants: [String]

  /// The variable and category of a plural form.
  package let variable: String?
  package let category: String?

  /// The pieces of a pattern that it is made of; `nil` for a text that the file spells as a whole.
  package let pieces: [PatternPiece]?

  package init(
    text: String, range: Range<Int>, variants: [String] = [], variable: String? = nil, category: String? = nil,
    pieces: [PatternPiece]? = nil
  ) {
    self.pieces = pieces
    self.text = text
    self.range = range
    self.variants = variants
    self.variable = variable
    self.category = category
  }
}

/// A variable inside an entry.
package struct EntryVariable: Sendable {
  /// The devices and widths that lead to it, outermost first.
  package let variants: [String]

  package let variable: StringsdictVariable
}

extension CatalogEntry {
  /// Every variable of the entry, in file order.
  package var variables: [EntryVariable] {
    rule?.variables(under: []) ?? []
  }
}

extension StringsdictRule {
  func texts(under variants: [String]) -> [EntryText] {
    switch self {
    case .text(let text): [EntryText(text: text.text, range: text.range, variants: variants)]
    case .format(let format, let variables):
      [EntryText(text: format.text, range: format.range, variants: variants)]
        + variables.flatMap { variable in
          variable.variants.map {
            EntryText(
              text: $0.text.text, range: $0.text.range, variants: variants, variable: variable.name,
              category: $0.category)
          }
        }
    case .width(let cases): cases.flatMap { $0.rule.texts(under: variants + [String($0.value)]) }
    case .device(let cases): cases.flatMap { $0.rule.texts(under: variants + [$0.value]) }
    }
  }

  fileprivate func variables(under variants: [String]) -> [EntryVariable] {
    switch self {
    case .text: []
    case .format(_, let variables): variables.map { EntryVariable(variants: variants, variable: $0) }
    case .width(let cases): cases.flatMap { $0.rule.variables(under: variants + [String($0.value)]) }
    case .device(let cases): cases.flatMap { $0.rule.variables(under: variants + [$0.value]) }
    }
  }
}
