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

  /// The name from the translator's comment or the plural variable, different from those of the text's other
  /// parameters; `nil` when the argument has no name.
  package let name: String?

  package let type: ValueType

  /// How its values are written; `nil` for text and numbers as they are.
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
  /// Names come from the pattern or the variables of a `.stringsdict`, else from the comment: `%1$@ = title, %2$lld = count`. A
  /// position that no text uses is a string.
  package var parameters: [TextParameter] {
    let arguments = message.signature.arguments
    if arguments.isEmpty { return [] }
    let names = commentNames
    let count = arguments.map(\.position).max() ?? 0
    // Unnamed arguments are called that in the code.
    var taken = Set((0..<count).map { "argument\($0 + 1)" })
    return (0..<count).map { index in
      let argument = arguments.first { $0.position == index + 1 }
      // The arguments of a pattern may be numbered, or be called as unnamed ones are: `convert` writes these names.
      let ownName = argument?.name.flatMap { Int($0) == nil && $0 != "argument\(index + 1)" ? $0 : nil }
      let name = (ownName ?? names[index + 1]).flatMap { Self.parameterName($0, at: index + 1, taken: &taken) }
      return TextParameter(name: name, type: argument.map { TextParameter.ValueType($0.type) } ?? .string)
    }
  }

  /// A name that no parameter has yet: `title`, else `title2` for the second argument; `nil` for a name without a letter
  /// or digit.
  private static func parameterName(_ name: String, at position: Int, taken: inout Set<String>) -> String? {
    var name = SwiftIdentifier.lowerCamel(name)
    if name.isEmpty { return nil }
    // Swift cannot distinguish a parameter of this name from the value that the function belongs to.
    if name == "self" { name = "selfValue" }
    while !taken.insert(name).inserted { name += String(position) }
    return name
  }

  /// The names that the comment gives to positions.
  package var commentNames: [Int: String] { comment.map(CommentNames.names) ?? [:] }
}

extension TextParameter {
  /// How values are written: as the format says, or as usual for values of the type; `nil` for text, plain numbers and
  /// what a pattern says how to write.
  package var function: (any ValueFunction)? { format?.function ?? type.function }

  /// What is put in, in words.
  package var words: String { format?.function.words ?? type.words.put }

  /// What is given on the command line, in words.
  package var givenWords: String { format?.function.givenWords ?? type.words.given }
}

extension TextParameter.ValueType {
  /// How values of the type are written where nothing else is said.
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

  /// What is put in and what is given on the command line, in words, where no format says it.
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
