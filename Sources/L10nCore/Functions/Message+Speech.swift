import L10nRuntime
package import L10nSyntax

extension Catalog {
  /// The message of a text as it is shown: one that is only heard has its values written for speech.
  package func shown(_ message: Message, of id: TextID) -> Message {
    guard case .pattern = message.markup.message.content, configuration.isOnlySpoken(id.key) else { return message }
    return message.spoken
  }
}

extension Message {
  /// The message whose pattern shows numbers, amounts and dates for speech.
  var spoken: Message {
    switch content {
    case .pattern(let pattern):
      Message(
        .pattern(
          MessagePattern(
            parts: pattern.parts.map(\.spoken), argumentNames: pattern.argumentNames, isMF2: pattern.isMF2)))
    case .markedUp(let message, let syntax): Message(.markedUp(message.spoken, syntax))
    case .text, .format, .select: self
    }
  }
}

extension MessagePart {
  fileprivate var spoken: MessagePart {
    switch self {
    case .text, .number, .markup: self
    case .placeholder(let placeholder):
      .placeholder(MessagePlaceholder(placeholder.name, placeholder.function.spoken, offset: placeholder.offset))
    case .select(let select): .select(select.mapParts { $0.map(\.spoken) })
    }
  }
}

extension MessagePlaceholder.Function {
  fileprivate var spoken: MessagePlaceholder.Function {
    switch self {
    case .date(let form): .date(DateForm(text: form).spoken.text)
    case .number(let style): .number(NumberForm(skeleton: style.skeleton).spoken.style ?? style)
    case .none, .text, .specifier, .damaged, .unsupported: self
    }
  }
}
