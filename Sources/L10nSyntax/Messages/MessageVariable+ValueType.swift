package import L10nRuntime

extension MessageVariable {
  /// The specifier of the value type; `nil` if it is absent or does not show a number (`%d`, `integer`, `@`).
  package var valuePlaceholder: FormatPlaceholder? {
    guard let valueType else { return nil }
    let format = FormatString("%" + valueType)
    guard format.errors.isEmpty, format.segments.count == 1, case .placeholder(let value)? = format.segments.first,
      !value.isNumbered, value.arguments.count == 1, value.conversion.isInteger || value.conversion.isFloatingPoint
    else { return nil }
    return value
  }
}
