import L10nCore
import L10nRuntime
import L10nSyntax

extension MessageVariable {
  /// The specifier, without its `%`, that shows the number in the forms that it selects; `nil` if the forms disagree,
  /// number it, or never show it.
  var shownType: String? { Self.shownType(in: variants.map(\.text)) }

  /// The same for forms that are read by themselves.
  static func shownType(in forms: [String]) -> String? {
    var types: Set<String> = []
    for form in forms {
      let format = FormatString(form)
      guard let first = format.placeholders.first else { continue }
      guard !first.isNumbered, first.conversion.isInteger || first.conversion.isFloatingPoint else { return nil }
      types.insert(String(decoding: Array(form.utf8)[first.range.dropFirst()], as: UTF8.self))
    }
    return types.count == 1 ? types.first : nil
  }
}

extension LintContext {
  /// The value type that the development text gives a variable of an entry; `nil` for the development text itself.
  func developmentValueType(of variable: String, in id: TextID, besides entry: CatalogEntry?) -> String? {
    guard let development = catalog.developmentEntries[id], entry.map({ EntryPlace($0) }) != EntryPlace(development)
    else { return nil }
    let types = Set(development.variables.filter { $0.variable.name == variable }.map(\.variable.valueType))
    guard types.count == 1, let type = types.first ?? nil else { return nil }
    return type.isNumberType ? type : nil
  }
}

extension String {
  /// Whether this is the specifier of a number without its `%`, as value types are written: `lld`, `.1f`.
  var isNumberType: Bool {
    let format = FormatString("%" + self)
    guard case .placeholder(let only)? = format.segments.first, format.segments.count == 1, !only.isNumbered,
      only.arguments.count == 1
    else { return false }
    return only.conversion.isInteger || only.conversion.isFloatingPoint
  }
}
