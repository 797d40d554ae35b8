package import L10nRuntime

/// A number in the form of a skeleton: "12,345", "1.2K".
package struct NumberFunction: ValueFunction {
  package var form: NumberForm
  package var takes: NumberValue

  package init(_ form: NumberForm = .plain, takes: NumberValue = .integer) { (self.form, self.takes) = (form, takes) }

  package var name: String { "number" }
  package var words: String { takes == .integer ? "whole number" : "number" }
  package var valueType: TextParameter.ValueType { takes.type }
  package var numberForm: NumberForm? { form }
  package var spoken: NumberFunction { NumberFunction(form.spoken, takes: takes) }
  package var fitsNumbers: Bool { form != .plain || takes != .integer }

  package func code(of value: String) -> String {
    fitsNumbers ? ".number(\(value), \(form.code))" : ".integer(\(value))"
  }

  package func onlyArgumentCode(of value: String) -> String? { fitsNumbers ? takes.code(of: value, form) : nil }

  package var foundation: FoundationFunction? { fitsNumbers ? nil : FoundationFunction(.number) }

  package func argument(of text: String) -> MessageArgument? {
    fitsNumbers ? takes.number(text).map { .number($0, form) } : Int64(text).map { .integer($0) }
  }

  package func sample(_ moment: SampleMoment) -> MessageArgument {
    fitsNumbers ? .number(takes == .integer ? 12_345 : 1234.5, form) : .integer(5)
  }
}

extension NumberFunction {
  static let settings = FunctionSettings(
    NumberFunction(), [.skeleton(\.form), Setting("takes", \.takes, .takes, NumberValue.summary)]
  ) { function, value, _ in
    var function = function
    if function.form != .plain, value.line("takes") == nil { function.takes = .number }
    return function
  }
}
