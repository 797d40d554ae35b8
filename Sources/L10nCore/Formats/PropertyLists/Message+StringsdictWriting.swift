package import L10nSyntax

extension Message {
  /// The value of a `.stringsdict` entry for this message.
  package var stringsdictValue: StringsdictWriter.Value {
    switch content {
    case .text(let text): return .text(text)
    case .format(let format, let variables):
      let pairs = variables.map { StringsdictWriter.Pair(TableKey($0.name), $0.stringsdictValue) }
      return .dictionary([StringsdictWriter.Pair(StringsdictName.format, .text(format))] + pairs)
    case .select(let selector, let variants):
      let name = selector == .width ? StringsdictName.width : StringsdictName.device
      let pairs = variants.map { StringsdictWriter.Pair(TableKey($0.key), $0.message.stringsdictValue) }
      return .dictionary([StringsdictWriter.Pair(name, .dictionary(pairs))])
    // When it is read from a table it is a plain text.
    case .pattern(let pattern): return .text(pattern.unformatted)
    case .markedUp(let message, _): return message.stringsdictValue
    }
  }
}

extension MessageVariable {
  fileprivate var stringsdictValue: StringsdictWriter.Value {
    let type = valueType.map { [StringsdictWriter.Pair(StringsdictName.valueType, .text($0))] } ?? []
    return .dictionary(
      [StringsdictWriter.Pair(StringsdictName.specType, .text(rule.rawValue))] + type
        + variants.map { StringsdictWriter.Pair(TableKey($0.category), .text($0.text)) })
  }
}
