import L10nSyntax

/// Finds the specifiers of interpolated values, as the compiler chooses them by the values' types.
///
/// `nil` if tokens do not reveal the type: nothing is guessed, because a wrong specifier makes a key that no code looks
/// up.
struct InterpolatedValues {
  let source: SourceText

  /// The declarations of the file, and those of all files.
  let own: DeclaredTypes
  let all: DeclaredTypes

  /// The specifier of an interpolation with its arguments: `"\(count, specifier: "%05lld")"`.
  func specifier(of row: SwiftTokenRow) -> String? {
    let arguments = row.arguments(in: row.tokens.indices)
    guard let value = arguments.first, value.label == nil else { return nil }
    // App Intents show a parameter by its name: `"Open \(\.$note)"` is the key `Open ${note}`.
    if row.tokens.count == 3, row.tokens[0].isSymbol("\\"), row.tokens[1].isSymbol("."), let name = row.name(at: 2),
      name.hasPrefix("$")
    {
      return "${\(name.dropFirst())}"
    }
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "specifier": return row.literal(of: argument)?.text
      case "format", "formatter", "style", "options": return "%@"
      default: return nil
      }
    }
    return type(of: value.tokens, in: row).flatMap { specifier(ofType: $0) }
  }

  /// - Parameter type: the type as `DeclaredTypes` spells it.
  private func specifier(ofType type: String) -> String? {
    let isOptional = type.hasSuffix("?")
    let name = isOptional ? String(type.dropLast()) : type
    if let alias = all.aliases[name], alias != name { return specifier(ofType: alias + (isOptional ? "?" : "")) }
    if let number = Self.numbers[name] { return isOptional ? nil : number }
    return Self.others.contains(name) || all.declared.contains(name) ? "%@" : nil
  }

  private static let numbers = [
    "Int": "%lld", "Int64": "%lld", "Int8": "%d", "Int16": "%d", "Int32": "%d", "UInt": "%llu", "UInt64": "%llu",
    "UInt8": "%u", "UInt16": "%u", "UInt32": "%u", "Float": "%f", "Double": "%lf", "CGFloat": "%lf",
    "TimeInterval": "%lf",
  ]

  /// Types of the system that are not numbers.
  private static let others: Set<String> = [
    "AttributedString", "Bool", "Character", "Date", "Decimal", "Error", "Image", "Locale", "LocalizedStringKey",
    "LocalizedStringResource", "NSAttributedString", "NSError", "NSNumber", "NSString", "String", "Substring", "Text",
    "URL", "UUID",
  ]

  // MARK: Types

  private func type(of range: Range<Int>, in row: SwiftTokenRow) -> String? {
    var range = range
    while ["try", "await"].contains(row.name(at: range.lowerBound) ?? ""), range.count > 1 {
      range = range.lowerBound + 1..<range.upperBound
    }
    guard let first = row.token(at: range.lowerBound), !range.isEmpty else { return nil }
    let (operands, signs) = operands(of: range, in: row)
    // `a ?? b` has b's type, `c ? a : b` that of both, a sum that of its parts.
    if signs.contains("??") || signs.contains("?") {
      let last = operands.last.flatMap { type(of: $0, in: row) }
      return last ?? (signs.contains("?") ? operands.dropLast().last.flatMap { type(of: $0, in: row) } : nil)
    }
    if operands.count > 1 {
      guard signs.allSatisfy({ "+-*/%".contains($0) }) else { return nil }
      let types = operands.filter { !isWholeNumber($0, in: row) }.map { type(of: $0, in: row) }
      return types.isEmpty ? "Int" : Set(types).count == 1 ? types[0] : nil
    }
    if range.count == 1 {
      if first.string != nil { return "String" }
      if first.kind == .literal { return isWholeNumber(range, in: row) ? "Int" : "Double" }
    }
    if first.isSymbol("("), row.closing(of: range.lowerBound) == range.upperBound - 1 {
      return type(of: range.lowerBound + 1..<range.upperBound - 1, in: row)
    }
    return typeOfChain(range, in: row)
  }

  private func isWholeNumber(_ range: Range<Int>, in row: SwiftTokenRow) -> Bool {
    guard range.count == 1, let token = row.token(at: range.lowerBound), token.kind == .literal else { return false }
    return source[token.range].allSatisfy { $0.isNumber || $0 == "_" }
  }

  /// The operands between operators outside of brackets.
  private func operands(of range: Range<Int>, in row: SwiftTokenRow) -> (operands: [Range<Int>], signs: [String]) {
    var operands: [Range<Int>] = []
    var signs: [String] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      guard case .symbol(let byte) = row.tokens[index].kind, let sign = Self.sign(byte), index > start else {
        index = (row.closing(of: index) ?? index) + 1
        continue
      }
      // `a?.b`, `a!`
      if sign == "?" || sign == "!", row.tokens[index - 1].range.upperBound == row.tokens[index].range.lowerBound,
        row.token(at: index + 1)?.isSymbol("?") != true
      {
        index += 1
        continue
      }
      var end = index + 1
      var text = sign
      while end < range.upperBound, case .symbol(let byte) = row.tokens[end].kind, let next = Self.sign(byte),
        row.tokens[end - 1].range.upperBound == row.tokens[end].range.lowerBound
      {
        text += next
        end += 1
      }
      operands.append(start..<index)
      signs.append(text)
      (start, index) = (end, end)
    }
    return (operands + [start..<range.upperBound], signs)
  }

  private static func sign(_ byte: UInt8) -> String? {
    "+-*/%?:!=<>&|~^".utf8.contains(byte) ? String(Unicode.Scalar(byte)) : nil
  }

  /// The type of `a.b.c`, `a.b(…).c`, `Int(…)`: that of the last name.
  private func typeOfChain(_ range: Range<Int>, in row: SwiftTokenRow) -> String? {
    var last = range.upperBound - 1
    var isCall = false
    while let token = row.token(at: last), last >= range.lowerBound {
      if token.isSymbol("!") {
        last -= 1
      } else if let opening = row.opening(of: last) {
        guard token.isSymbol(")") else { return nil }
        isCall = true
        last = opening - 1
      } else {
        break
      }
    }
    guard last >= range.lowerBound, let name = row.name(at: last) else { return nil }
    if isCall, name.first?.isUppercase ?? false { return name == "NSLocalizedString" ? "String" : name }
    let isMember = last > range.lowerBound && (row.token(at: last - 1)?.isSymbol(".") ?? false)
    let isOwn = isMember && row.name(at: last - 2) == "self"
    return (isMember ? Self.members[name] : nil) ?? declared(name, isMember: isMember && !isOwn)
  }

  /// Members of the system's types that have the same type in all of them.
  private static let members = [
    "absoluteString": "String", "addingPercentEncoding": "String", "appending": "String", "capitalized": "String",
    "count": "Int", "description": "String", "formatted": "String", "joined": "String",
    "lastPathComponent": "String", "localizedCapitalized": "String", "localizedDescription": "String",
    "localizedName": "String", "lowercased": "String", "replacingOccurrences": "String",
    "trimmingCharacters": "String", "uppercased": "String",
  ]

  /// - Parameter isMember: whether the name is a member of a value of any type, so that only declarations count, and
  ///   not names in functions.
  private func declared(_ name: String, isMember: Bool, depth: Int = 0) -> String? {
    guard depth < 4, var types = isMember ? all.types[name] : own.types[name] ?? all.types[name] else { return nil }
    let annotated = types.filter { $0 != "?" && !$0.hasPrefix("=") }
    if isMember, !annotated.isEmpty { types = annotated }
    let found = types.map { type -> String? in
      guard type.hasPrefix("=") else { return type }
      let origin = String(type.dropFirst())
      return Self.members[origin] ?? declared(origin, isMember: true, depth: depth + 1)
    }
    let specifiers = Set(found.map { $0.flatMap { specifier(ofType: $0) } })
    return specifiers.count == 1 ? found[0] : nil
  }
}
