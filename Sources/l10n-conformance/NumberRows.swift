import L10nCompiler
import L10nRuntime
import L10nSyntax

extension RowFamily {
  /// A number, from the data of the linked ICU.
  static let formatNumber = numbers("format_number.json")

  /// An amount of money.
  static let formatCurrency = numbers("format_currency.json")

  /// An amount of a unit.
  static let formatUnit = numbers("format_unit.json")

  /// A number in compact notation.
  static let formatCompact = numbers("format_compact.json")

  /// A number formatted by a skeleton.
  private static func numbers(_ fileName: String) -> RowFamily {
    RowFamily(fileName: fileName, expectedFields: ["output"]) { row in
      guard let style = NumberStyle(skeleton: try row.string("skeleton")) else {
        throw RowProblem("the skeleton is not known")
      }
      let value: MessageArgument
      switch row.fields["value"] {
      case .integer(let integer)?: value = .integer(Int64(integer))
      case .number(let number)?: value = .double(number)
      default: throw RowProblem("'value' is not a number")
      }
      return [
        "output": try PatternFormatter(row.tag("locale"), NumberKinds(style)).text(of: value, style: style)
          .map { .string($0) } ?? .null
      ]
    }
  }
}
