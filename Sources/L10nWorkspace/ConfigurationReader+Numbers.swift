import L10nCore
import L10nRuntime
import StringsFormat
import Yams

/// The formats of numbers, amounts of money and lists.
extension ConfigurationReader {
  /// A number, by a skeleton.
  mutating func numberFormat(_ node: Node) -> ArgumentFormat {
    var (form, takes) = (NumberForm.plain, NumberValue?.none)
    for (option, _, value) in entries(of: node, what: "this format", known: ["format", "skeleton", "takes"]) {
      switch option {
      case "skeleton": form = numberForm(value) { $0.style } ?? form
      case "takes": takes = self.takes(value)
      default: break
      }
    }
    return .number(form, takes: takes ?? (form == .plain ? .integer : .number))
  }

  /// A range of whole numbers, by a skeleton.
  mutating func rangeFormat(_ node: Node) -> ArgumentFormat {
    var form = NumberForm.plain
    for (option, _, value) in entries(of: node, what: "this format", known: ["format", "skeleton"])
    where option == "skeleton" {
      form = numberForm(value) { $0.style } ?? form
    }
    return .numberRange(form)
  }

  /// A number of a unit.
  mutating func unitFormat(_ node: Node) -> ArgumentFormat? {
    var (unit, width, takes) = (String?.none, "", NumberValue.number)
    var skeleton: (node: Node, text: String)?
    for (option, _, value) in entries(
      of: node, what: "this format", known: ["format", "unit", "width", "skeleton", "takes"])
    {
      switch option {
      case "unit":
        unit = string(value)
        if let text = unit, NumberStyle(skeleton: "unit/\(text)") == nil {
          report("'\(text)' is no unit", at: value, help: "write one of CLDR's, such as kilometer-per-hour")
          return nil
        }
      case "width":
        let widths = ["long", "short", "narrow"]
        width = choice(value, among: widths, what: "width") ?? ""
      case "skeleton": skeleton = string(value).map { (value, $0) }
      case "takes": takes = self.takes(value) ?? takes
      default: break
      }
    }
    guard let unit else {
      report("a unit is due here", at: node, help: Self.unitHelp)
      return nil
    }
    let words = [
      "unit/\(unit)", width == "long" ? "unit-width-full-name" : width == "narrow" ? "unit-width-narrow" : "",
    ]
    let plain = NumberForm(skeleton: words.filter { !$0.isEmpty }.joined(separator: " "))
    guard let skeleton else { return .unit(plain, takes: takes) }
    return .unit(numberForm(skeleton.node, after: plain.text) { $0.style } ?? plain, takes: takes)
  }

  /// What stands where a unit is missing.
  static let unitHelp = "write its name in CLDR: {format: unit, unit: kilometer-per-hour}"

  /// An amount of money.
  mutating func currencyFormat(_ node: Node) -> ArgumentFormat {
    var (form, currencies) = (NumberForm.plain, [CurrencyCode]?.none)
    for (option, _, value) in entries(of: node, what: "this format", known: ["format", "currencies", "skeleton"]) {
      switch option {
      case "currencies": currencies = currencyCodes(value)
      case "skeleton": form = numberForm(value) { $0.moneyStyle } ?? form
      default: break
      }
    }
    return .currency(form, currencies: currencies)
  }

  /// A list.
  mutating func listFormat(_ node: Node) -> ArgumentFormat {
    var (relation, width) = (ListKind.Relation.and, ListKind.Width.wide)
    for (option, _, value) in entries(of: node, what: "this format", known: ["format", "joins", "width"]) {
      switch option {
      case "joins":
        relation = choice(value, among: ListKind.Relation.allCases, what: "relation of items") ?? relation
      case "width": width = choice(value, among: ListKind.Width.allCases, what: "width") ?? width
      default: break
      }
    }
    return .list(ListKind(relation, width: width))
  }

  /// - Parameters:
  ///   - words: what stands before the skeleton.
  ///   - style: the style that a form has; `nil` where its words are no skeleton.
  private mutating func numberForm(
    _ node: Node, after words: String = "", style: (NumberForm) -> NumberStyle?
  ) -> NumberForm? {
    guard let text = string(node) else { return nil }
    let form = NumberForm(skeleton: words.isEmpty ? text : "\(words) \(text)")
    if style(form) != nil { return form }
    report(
      "'\(text)' is no skeleton of a number", at: node,
      help: "write words of ICU's skeletons, each kind once: 'compact-short', '.00 sign-always'")
    return nil
  }

  private mutating func takes(_ node: Node) -> NumberValue? {
    choice(node, among: NumberValue.allCases, what: "kind of number")
  }

  private mutating func currencyCodes(_ node: Node) -> [CurrencyCode] {
    guard let sequence = node.sequence else {
      report("a list of currencies is due here", at: node, help: "write '[EUR, USD]'")
      return []
    }
    return sequence.compactMap { item in
      guard let text = string(item) else { return nil }
      if let code = CurrencyCode(text) { return code }
      report("'\(text)' is no currency", at: item, help: "write the three letters of ISO 4217, such as EUR")
      return nil
    }
  }
}
