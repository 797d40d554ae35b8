import L10nCore
import L10nRuntime
import L10nSyntax
import Yams

/// The formats of numbers, amounts of money and lists.
extension ConfigurationReader {
  /// A number, by a skeleton.
  mutating func numberFormat(_ node: Node) -> ArgumentFormat {
    let options = options(node, ["skeleton", "takes"])
    let form = numberForm(options["skeleton"]) { $0.style } ?? .plain
    return .number(form, takes: takes(options["takes"]) ?? (form == .plain ? .integer : .number))
  }

  /// A range of whole numbers, by a skeleton.
  mutating func rangeFormat(_ node: Node) -> ArgumentFormat {
    .numberRange(numberForm(options(node, ["skeleton"])["skeleton"]) { $0.style } ?? .plain)
  }

  /// A number of a unit.
  mutating func unitFormat(_ node: Node) -> ArgumentFormat? {
    let options = options(node, ["unit", "width", "skeleton", "takes"])
    guard let unit = options["unit"].flatMap({ string($0) }) else {
      report("a unit is due here", at: node, help: Self.unitHelp)
      return nil
    }
    if NumberStyle(skeleton: "unit/\(unit)") == nil {
      report(
        "'\(unit)' is no unit", at: options["unit"] ?? node, help: "write one of CLDR's, such as kilometer-per-hour")
      return nil
    }
    let width =
      switch choice(options["width"], among: ["long", "short", "narrow"], what: "width") {
      case "long": " unit-width-full-name"
      case "narrow": " unit-width-narrow"
      default: ""
      }
    let plain = NumberForm(skeleton: "unit/\(unit)\(width)")
    let takes = takes(options["takes"]) ?? .number
    return .unit(numberForm(options["skeleton"], after: plain.text) { $0.style } ?? plain, takes: takes)
  }

  /// What stands where a unit is missing.
  static let unitHelp = "write its name in CLDR: {format: unit, unit: kilometer-per-hour}"

  /// An amount of money.
  mutating func currencyFormat(_ node: Node) -> ArgumentFormat {
    let options = options(node, ["currencies", "skeleton"])
    return .currency(
      numberForm(options["skeleton"]) { $0.moneyStyle } ?? .plain,
      currencies: list(
        options["currencies"], of: "currencies", help: "write '[EUR, USD]'", what: "currency",
        itemHelp: "write the three letters of ISO 4217, such as EUR", { CurrencyCode($0) }))
  }

  /// A list.
  mutating func listFormat(_ node: Node) -> ArgumentFormat {
    let options = options(node, ["joins", "width"])
    let relation = choice(options["joins"], among: ListKind.Relation.allCases, what: "relation of items") ?? .and
    return .list(
      ListKind(relation, width: choice(options["width"], among: ListKind.Width.allCases, what: "width") ?? .wide))
  }

  /// - Parameters:
  ///   - words: what stands before the skeleton.
  ///   - style: the style that a form has; `nil` where its words are no skeleton.
  private mutating func numberForm(
    _ node: Node?, after words: String = "", style: (NumberForm) -> NumberStyle?
  ) -> NumberForm? {
    guard let node, let text = string(node) else { return nil }
    let form = NumberForm(skeleton: words.isEmpty ? text : "\(words) \(text)")
    if style(form) != nil { return form }
    report(
      "'\(text)' is no skeleton of a number", at: node,
      help: "write words of ICU's skeletons, each kind once: 'compact-short', '.00 sign-always'")
    return nil
  }

  private mutating func takes(_ node: Node?) -> NumberValue? {
    choice(node, among: NumberValue.allCases, what: "kind of number")
  }
}
