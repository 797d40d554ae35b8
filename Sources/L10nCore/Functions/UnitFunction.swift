package import L10nRuntime

/// A number of a unit: "5 kilometers".
package struct UnitFunction: ValueFunction {
  /// The length of the unit's name.
  package enum Width: String, CaseIterable, Sendable {
    case long, short, narrow
  }

  /// The unit by its name in CLDR.
  package var unit: String
  package var width: Width
  /// Additional tokens of a number skeleton.
  package var skeleton: String
  package var takes: NumberValue

  package init(_ unit: String, width: Width = .short, skeleton: String = "", takes: NumberValue = .number) {
    (self.unit, self.width, self.skeleton, self.takes) = (unit, width, skeleton, takes)
  }

  private var form: NumberForm {
    let width =
      switch width {
      case .long: " unit-width-full-name"
      case .short: ""
      case .narrow: " unit-width-narrow"
      }
    return NumberForm(skeleton: "unit/\(unit)\(width)\(skeleton.isEmpty ? "" : " \(skeleton)")")
  }

  package var name: String { "unit" }
  package var words: String { "number with its unit" }
  package var valueType: TextParameter.ValueType { takes.type }
  package var numberForm: NumberForm? { form }
  package var spoken: UnitFunction {
    let own = skeleton.isEmpty ? "group-off" : "\(skeleton) group-off"
    let function = UnitFunction(unit, width: width == .short ? .long : width, skeleton: own, takes: takes)
    return function.form.style == nil ? self : function
  }
  package func code(of value: String) -> String { ".number(\(value), \(form.code))" }
  package func onlyArgumentCode(of value: String) -> String? { takes.code(of: value, form) }
  package func argument(of text: String) -> MessageArgument? { takes.number(text).map { .number($0, form) } }
  package func sample(_ moment: SampleMoment) -> MessageArgument { .number(takes == .integer ? 5 : 1.5, form) }
}

extension UnitFunction {
  static let settings = FunctionSettings(
    UnitFunction(""),
    [
      Setting(
        "unit", \.unit,
        .parsed(
          .string(pattern: "^[A-Za-z0-9-]+$"), "unit", help: "write one of CLDR's, such as kilometer-per-hour"
        ) { NumberStyle(skeleton: "unit/\($0)") == nil ? nil : $0 }, "The unit by its name in CLDR: kilometer-per-hour."
      ).required,
      Setting("width", \.width, .choice("width"), "How long its name is."),
      Setting("skeleton", \.skeleton, .parsed(.string(pattern: "", orNumber: true), "") { $0 }, NumberForm.summary),
      Setting("takes", \.takes, .takes, NumberValue.summary),
    ], missing: missing
  ) { function, value, reader in
    if value.line("unit") == nil { reader.report(missing.message, at: value, help: missing.help) }
    guard !function.unit.isEmpty else { return nil }
    guard let line = value.line("skeleton"), function.form.style == nil else { return function }
    reader.report(
      "'\(function.skeleton)' is not a skeleton of a number", at: line.value, help: NumberForm.help)
    return UnitFunction(function.unit, width: function.width, takes: function.takes)
  }

  private static let missing = (
    message: "expected a unit", help: "write its name in CLDR: {format: unit, unit: kilometer-per-hour}"
  )
}
