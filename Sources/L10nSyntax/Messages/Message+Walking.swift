extension Message {
  /// One selected key on the way to a text.
  package struct Choice: Hashable, Sendable {
    package let selector: Selector
    package let key: String

    package init(_ selector: Selector, _ key: String) {
      self.selector = selector
      self.key = key
    }
  }

  /// The messages behind selectors, each with the choices on the way, in the order of the file.
  package var leaves: [(path: [Choice], message: Message)] {
    if case .markedUp(let message, _) = content { return message.leaves }
    guard case .select(let selector, let variants) = content else { return [([], self)] }
    return variants.flatMap { variant in
      variant.message.leaves.map { ([Choice(selector, variant.key)] + $0.path, $0.message) }
    }
  }

  /// The number of messages behind selectors.
  package var leafCount: Int {
    switch content {
    case .text, .format, .pattern: 1
    case .select(_, let variants): variants.reduce(0) { $0 + $1.message.leafCount }
    case .markedUp(let message, _): message.leafCount
    }
  }

  /// The message with `change` applied to each message behind selectors.
  package func mapLeaves<Failure: Error>(
    _ change: ([Choice], Message) throws(Failure) -> Message
  ) throws(Failure) -> Message {
    try mapLeaves(under: [], change)
  }

  private func mapLeaves<Failure: Error>(
    under path: [Choice], _ change: ([Choice], Message) throws(Failure) -> Message
  ) throws(Failure) -> Message {
    if case .markedUp(let message, let syntax) = content {
      return Message(.markedUp(try message.mapLeaves(under: path, change), syntax))
    }
    guard case .select(let selector, let variants) = content else { return try change(path, self) }
    var changed = variants
    for index in changed.indices {
      let choice = Choice(selector, changed[index].key)
      changed[index].message = try changed[index].message.mapLeaves(under: path + [choice], change)
    }
    return Message(.select(selector, changed))
  }

  /// The variables of all formats, in the order of the file.
  package var variables: [MessageVariable] {
    switch content {
    case .text, .pattern: []
    case .format(_, let variables): variables
    case .select(_, let variants): variants.flatMap { $0.message.variables }
    case .markedUp(let message, _): message.variables
    }
  }

  /// The message with `change` applied to each variable.
  package func mapVariables(_ change: (MessageVariable) -> MessageVariable) -> Message {
    mapLeaves { _, leaf in
      guard case .format(let format, let variables) = leaf.content else { return leaf }
      return Message(.format(format, variables: variables.map(change)))
    }
  }

  /// Every text that may be shown, whole or as a part.
  package var texts: [String] {
    switch content {
    case .text(let text): [text]
    case .format(let text, let variables): [text] + variables.flatMap { $0.variants.map { $0.text } }
    case .select(_, let variants): variants.flatMap { $0.message.texts }
    case .pattern(let pattern): pattern.texts
    case .markedUp(let message, _): message.texts
    }
  }
}
