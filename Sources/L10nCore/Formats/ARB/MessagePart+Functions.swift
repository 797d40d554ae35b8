import L10nRuntime
package import L10nSyntax

extension MessagePlaceholder.Function {
  /// A whole number: `{x, number, integer}`.
  package static let integer = number(NumberStyle(icu: "integer") ?? .plain)
}

extension [MessagePart] {
  /// The parts with the functions of their names for arguments that have none. The argument of a plural is a whole
  /// number already.
  package func showing(_ functions: [String: MessagePlaceholder.Function], counted: Set<String> = []) -> [MessagePart] {
    map { part in
      switch part {
      case .placeholder(let placeholder):
        guard placeholder.function == .none, let function = functions[placeholder.name],
          function != .integer || !counted.contains(placeholder.name)
        else { return part }
        return .placeholder(MessagePlaceholder(placeholder.name, function, offset: placeholder.offset))
      case .select(let select):
        let counted = select.function == .text ? counted : counted.union([select.name])
        return .select(select.mapParts { $0.showing(functions, counted: counted) })
      case .text, .number, .markup: return part
      }
    }
  }

  /// The parts without functions for arguments of some names, and with a plain argument for the number of a plural.
  package func showingPlainly(_ names: Set<String>, number: String? = nil) -> [MessagePart] {
    map { part in
      switch part {
      case .placeholder(let placeholder) where names.contains(placeholder.name):
        return .placeholder(MessagePlaceholder(placeholder.name, offset: placeholder.offset))
      case .number: return number.map { .placeholder(MessagePlaceholder($0)) } ?? part
      case .select(let select):
        let isCounted = select.function != .text && select.offset == 0
        return .select(
          select.mapParts {
            $0.showingPlainly(names, number: select.function == .text ? number : isCounted ? select.name : nil)
          })
      case .placeholder, .text, .markup: return part
      }
    }
  }

  /// The functions of each argument, by its name.
  package var functions: [String: Set<MessagePlaceholder.Function>] {
    placeholders.reduce(into: [:]) { $0[$1.name, default: []].insert($1.function) }
  }
}
