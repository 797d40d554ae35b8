package import StringsFormat

extension TextContent {
  /// The value of an entry of a `.stringsdict` that says this.
  package var stringsdictValue: StringsdictWriter.Value {
    switch self {
    case .text(let text): return .text(text)
    case .format(let format, let variables):
      let pairs = variables.map { StringsdictWriter.Pair(TableKey($0.name), $0.stringsdictValue) }
      return .dictionary([StringsdictWriter.Pair(StringsdictName.format, .text(format))] + pairs)
    case .width(let cases): return Self.value(StringsdictName.width, of: cases)
    case .device(let cases): return Self.value(StringsdictName.device, of: cases)
    }
  }

  private static func value<Choice>(_ name: TableKey, of cases: [TextCase<Choice>]) -> StringsdictWriter.Value {
    let pairs = cases.map { StringsdictWriter.Pair(TableKey("\($0.value)"), $0.content.stringsdictValue) }
    return .dictionary([StringsdictWriter.Pair(name, .dictionary(pairs))])
  }
}

extension TextVariable {
  fileprivate var stringsdictValue: StringsdictWriter.Value {
    let rule: StringsdictVariable.Rule = rule == .plural ? .plural : .gender
    let type = valueType.map { [StringsdictWriter.Pair(StringsdictName.valueType, .text($0))] } ?? []
    return .dictionary(
      [StringsdictWriter.Pair(StringsdictName.specType, .text(rule.rawValue))] + type
        + forms.map { StringsdictWriter.Pair(TableKey($0.category), .text($0.text)) })
  }
}
