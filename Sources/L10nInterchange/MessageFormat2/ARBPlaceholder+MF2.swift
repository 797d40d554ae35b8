import L10nRuntime
import StringsFormat

extension ARBPlaceholders.Placeholder {
  /// The function of MessageFormat 2 that shows the argument, and whether it shows the same as the specifier.
  ///
  ///     %+d    // :integer signDisplay=always
  ///     %.2f   // :number minimumFractionDigits=2 maximumFractionDigits=2
  ///     %5d    // :integer, which fills up no width
  var mf2Function: (function: MF2Function?, isExact: Bool) {
    let usual: MF2Function? =
      switch type {
      case "int": MF2Function("integer")
      case "double": MF2Function("number")
      default: nil
      }
    guard let specifier = spelling.flatMap({ FormatString($0).placeholders.first }) else { return (usual, true) }
    var function = usual
    func add(_ name: String, _ value: String) { function?.options.append(MF2Option(name, .literal(value))) }
    var isExact = specifier.width == nil && specifier.flags.subtracting(.plus).isEmpty
    let digits: Int?
    switch specifier.precision {
    case .literal(let count)?: digits = count
    case .argument?: (digits, isExact) = (nil, false)
    case nil: digits = nil
    }
    switch specifier.conversion {
    case .decimal, .unsigned:
      if let digits, digits > 1 { add("minimumIntegerDigits", "\(digits)") }
    case .fixed:
      let digits = digits ?? 6
      if digits > 0 { add("minimumFractionDigits", "\(digits)") }
      add("maximumFractionDigits", "\(digits)")
    case .object, .cString, .utf16String, .variable: return (usual, isExact && digits == nil)
    default: return (usual, false)
    }
    if specifier.flags.contains(.plus), specifier.conversion != .unsigned { add("signDisplay", "always") }
    return (function, isExact)
  }

  /// The specifier of the text, or that of the variable's number; `nil` for an argument of a pattern.
  var spelling: String? { specifier ?? valueType.map { "%" + $0 } }
}
