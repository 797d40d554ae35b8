internal import L10nCore

extension TextContent {
  /// Every variable of the content, whatever device or width leads to it, in order.
  var variables: [TextVariable] {
    switch self {
    case .text: []
    case .format(_, let variables): variables
    case .device(let cases): cases.flatMap(\.content.variables)
    case .width(let cases): cases.flatMap(\.content.variables)
    }
  }

  /// The content with what `change` makes of each variable.
  func mapVariables(_ change: (TextVariable) -> TextVariable) -> TextContent {
    switch self {
    case .text: self
    case .format(let format, let variables): .format(format, variables: variables.map(change))
    case .device(let cases):
      .device(cases.map { TextCase(value: $0.value, content: $0.content.mapVariables(change)) })
    case .width(let cases):
      .width(cases.map { TextCase(value: $0.value, content: $0.content.mapVariables(change)) })
    }
  }
}
