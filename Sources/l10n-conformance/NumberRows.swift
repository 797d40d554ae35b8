import L10nRuntime
import StringsFormat

extension RowFamily {
  /// A number in compact notation, from the data of the linked ICU.
  static let formatCompact = numbers("format_compact.json")

  /// A number as a skeleton says.
  private static func numbers(_ fileName: String) -> RowFamily {
    RowFamily(fileName: fileName, expectedFields: ["output"]) { row in
      let words = try row.string("skeleton").split(separator: " ").map(String.init)
      guard let style = NumberStyle(skeleton: words) else { throw RowProblem("the skeleton is not known") }
      let value: MessageArgument
      switch row.fields["value"] {
      case .integer(let integer)?: value = .integer(Int64(integer))
      case .number(let number)?: value = .double(number)
      default: throw RowProblem("'value' is no number")
      }
      return [
        "output": try PatternFormatter(row.tag("locale")).text(of: value, style: style).map { .string($0) } ?? .null
      ]
    }
  }
}
