internal import L10nSyntax

/// Walks through the message of one entry.
struct MessageParts {
  let places: Places
  let entry: Range<Int>

  func violation(_ text: PlacedMessage) -> String? {
    if text.message.leaves.count != text.places.leaves.count { return "texts and places differ in number" }
    return text.leaves.firstViolation { leaf in
      leaf.places.keys.firstViolation { places.violation($0, "a key", inside: entry) }
        ?? violation(leaf.places.text)
        ?? zip(leaf.message.variables, leaf.places.variables).firstViolation { violation($0, $1) }
    }
  }

  private func violation(_ variable: MessageVariable, _ own: MessagePlaces.Variable) -> String? {
    if variable.variants.count != own.variants.count { return "forms and places differ in number" }
    return places.violation(own.name, "variable '\(variable.name)'", inside: entry)
      ?? own.valueType.flatMap(violation)
      ?? own.variants.firstViolation { variant in
        places.violation(variant.category, "a category", inside: entry) ?? violation(variant.text)
      }
  }

  private func violation(_ text: MessagePlaces.Text) -> String? {
    places.violation(text.pairRange, "a text with its key", inside: entry)
      ?? places.violation(text.range, "a text", inside: text.pairRange)
  }
}
