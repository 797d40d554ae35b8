package import L10nSyntax

/// A text within an entry.
package struct EntryText: Hashable, Sendable {
  /// The text with escapes decoded.
  package let text: String

  /// The range of the text, quotes or tags included, as offsets into its file's `SourceText.utf8`.
  package let range: Range<Int>

  /// The devices and widths that select it, outermost first.
  package let variants: [String]

  /// The variable and category of a plural form.
  package let variable: String?
  package let category: String?

  /// The pieces of the pattern from which it was made; `nil` for a text that the file spells as a whole.
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

/// A variable within an entry.
package struct EntryVariable: Sendable {
  /// The devices and widths that select it, outermost first.
  package let variants: [String]

  package let variable: MessageVariable

  /// The places of its parts.
  package let places: MessagePlaces.Variable
}

extension CatalogEntry {
  /// Every variable of the entry, in file order.
  package var variables: [EntryVariable] {
    guard pattern == nil, isRule else { return [] }
    return loaded.text.leaves.flatMap { leaf -> [EntryVariable] in
      guard case .format(_, let variables) = leaf.message.content else { return [] }
      let variants = leaf.path.map(\.key)
      return zip(variables, leaf.places.variables).map { EntryVariable(variants: variants, variable: $0, places: $1) }
    }
  }
}

extension PlacedMessage {
  /// Every text that may be shown, with its place.
  package var texts: [EntryText] {
    // Nearly all messages are plain texts.
    if case .text(let text) = message.content, let place = places.leaves.first?.text {
      return [EntryText(text: text, range: place.range)]
    }
    return leaves.flatMap { leaf -> [EntryText] in
      let variants = leaf.path.map(\.key)
      switch leaf.message.content {
      case .text(let text): return [EntryText(text: text, range: leaf.places.text.range, variants: variants)]
      case .format(let text, let variables):
        return [EntryText(text: text, range: leaf.places.text.range, variants: variants)]
          + zip(variables, leaf.places.variables).flatMap { variable, places in
            zip(variable.variants, places.variants).map {
              EntryText(
                text: $0.text, range: $1.text.range, variants: variants, variable: variable.name, category: $0.category)
            }
          }
      case .select, .pattern, .markedUp: return []
      }
    }
  }
}
