import L10nRuntime
import L10nSyntax

/// A parameter of a generated function.
package struct TextParameter: Hashable, Sendable {
  /// Swift types of parameters.
  package enum ValueType: String, Sendable {
    case string = "String"
    case integer = "Int"
    case unsigned = "UInt"
    case double = "Double"
    case duration = "Swift.Duration"
    case list = "[String]"
    case instant = "L10nRuntime.Instant"
    case relativeTime = "L10nRuntime.RelativeTime"
    case language = "L10nRuntime.LanguageTag"
    case decimal = "L10nRuntime.DecimalNumber"
    case money = "L10nRuntime.CurrencyAmount"
    case range = "ClosedRange<Int>"
  }

  /// The name from the comment or the plural variable, different from those of the text's other parameters; `nil` if
  /// the argument has no name.
  package let name: String?

  package let type: ValueType

  /// The format of its values; `nil` for unformatted text and numbers.
  package let format: ArgumentFormat?

  init(name: String?, type: ValueType, format: ArgumentFormat? = nil) {
    self.name = name
    self.type = format?.function.valueType ?? type
    self.format = format
  }
}

extension CatalogEntry {
  /// The parameters of the entry's text, by position.
  ///
  /// Names come from the pattern or the variables of a `.stringsdict`, otherwise from the comment:
  /// `%1$@ = title, %2$lld = count`. A position that no text uses is a string.
  package var parameters: [TextParameter] {
    let arguments = message.signature.arguments
    if arguments.isEmpty { return [] }
    let names = commentNames
    let count = arguments.map(\.position).max() ?? 0
    // Unnamed arguments have these names in the code.
    var taken = Set((0..<count).map { "argument\($0 + 1)" })
    return (0..<count).map { index in
      let argument = arguments.first { $0.position == index + 1 }
      // The arguments of a pattern may be numbered, or have the names of unnamed ones, which `convert` writes.
      let ownName = argument?.name.flatMap { Int($0) == nil && $0 != "argument\(index + 1)" ? $0 : nil }
      let name = (ownName ?? names[index + 1]).flatMap { Self.parameterName($0, at: index + 1, taken: &taken) }
      return TextParameter(name: name, type: argument.map { TextParameter.ValueType($0.type) } ?? .string)
    }
  }

  /// A free name for a parameter: `title`, otherwise `title2` for the second argument; `nil` for a name without letters
  /// and digits.
  private static func parameterName(_ name: String, at position: Int, taken: inout Set<String>) -> String? {
    var name = SwiftIdentifier.lowerCamel(name)
    if name.isEmpty { return nil }
    // In Swift a parameter with this name cannot be distinguished from the value of the method.
    if name == "self" { name = "selfValue" }
    while !taken.insert(name).inserted { name += String(position) }
    return name
  }

  /// The names of positions in the comment.
  package var commentNames: [Int: String] { comment.map(CommentNames.names) ?? [:] }
}

extension TextParameter {
  /// The function for the values: that of the format, or the default of their type; `nil` for text, plain numbers and
  /// values whose form a pattern determines.
  package var function: (any ValueFunction)? { format?.function ?? type.function }

  /// The kind of value, in words.
  package var words: String { format?.function.words ?? type.words.put }

  /// The kind of value on the command line, in words.
  package var givenWords: String { format?.function.givenWords ?? type.words.given }
}

extension TextParameter.ValueType {
  /// The default function for values of the type.
  fileprivate var function: (any ValueFunction)? {
    switch self {
    case .string, .integer, .unsigned, .double, .instant: nil
    case .duration: DurationFunction()
    case .list: ListFunction()
    case .relativeTime: RelativeTimeFunction()
    case .language: LanguageNameFunction()
    case .decimal: NumberFunction(takes: .decimal)
    case .money: CurrencyFunction()
    case .range: NumberRangeFunction()
    }
  }

  /// The kind of value, in words, and that on the command line, without a format.
  fileprivate var words: (put: String, given: String) {
    switch self {
    case .string: ("text", "a text")
    case .integer: ("whole number", "a whole number")
    case .unsigned: ("whole number", "a whole number from 0")
    case .double, .decimal: ("number", "a number")
    case .duration: ("duration", "a number of seconds")
    case .list: ("list", "texts separated by commas")
    case .instant: ("date and time", "a date and time, such as 2026-11-22T20:00+01:00")
    case .relativeTime: ("relative time", "a number and a unit, such as '-3 day'")
    case .language: ("language", "a language tag, such as pt-BR")
    case .money: ("amount of money", "an amount and a currency, such as '4.99 EUR'")
    case .range: ("range of numbers", "two whole numbers, such as 3..5")
    }
  }

  /// The Swift type for values of a specifier's type.
  init(_ type: ArgumentType) {
    switch type {
    case .object, .cString, .utf16String, .pointer: self = .string
    case .double, .float80: self = .double
    case .date: self = .instant
    case .uint, .uint8, .uint16, .uint32, .uint64: self = .unsigned
    default: self = .integer
    }
  }
}
