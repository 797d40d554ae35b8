import L10nCompiler
import L10nRuntime
import L10nSyntax

extension RowFamily {
  /// A number and its category.
  static let plural = RowFamily(fileName: "plural.json", expectedFields: ["category"]) { row in
    let type: PluralRuleType
    switch try row.optionalString("type") {
    case nil, "cardinal"?: type = .cardinal
    case "ordinal"?: type = .ordinal
    case let other?: throw RowProblem("'\(other)' is neither 'cardinal' nor 'ordinal'")
    }
    let rules = PluralRules(for: try row.tag("locale"), type: type)
    return ["category": .string(rules.category(for: try row.operands("number")).rawValue)]
  }

  /// A range of numbers and its category.
  static let pluralRange = RowFamily(fileName: "plural_range.json", expectedFields: ["category"]) { row in
    let rules = PluralRules(for: try row.tag("locale"))
    let category = rules.category(from: try row.operands("start"), to: try row.operands("end"))
    return ["category": .string(category.rawValue)]
  }

  /// A number and the forms of a `.stringsdict`: the form that is chosen.
  static let pluralForms = RowFamily(fileName: "plural_forms.json", expectedFields: ["chosen"]) { row in
    let value = try row.string("value")
    // Each form's text is its own name, so that the rendered message tells which was chosen.
    let variants = try row.strings("forms").map { MessageVariable.Variant(category: $0, text: $0) }
    let (argument, valueType) = try argument(value)
    let variable = MessageVariable(name: "n", valueType: valueType, variants: variants)
    let formatter = MessageFormatter(pluralRules: PluralRules(for: try row.tag("locale")), isRightToLeft: false)
    let chosen = try formatter.format(Message(.format("%#@n@", variables: [variable])), [argument])
    return ["chosen": .string(chosen)]
  }

  /// The argument for a number in digits, and a value type that shows it with the same decimals.
  private static func argument(_ digits: String) throws(RowProblem) -> (MessageArgument, valueType: String) {
    if let integer = Int64(digits) { return (.integer(integer), "lld") }
    guard let double = Double(digits), let point = digits.firstIndex(of: ".") else {
      throw RowProblem("'\(digits)' is not a number")
    }
    return (.double(double), ".\(digits[point...].count - 1)f")
  }
}
