package import L10nRuntime

/// A range of whole numbers: "3–5".
package struct NumberRangeFunction: ValueFunction {
  package var form: NumberForm

  package init(_ form: NumberForm = .plain) { self.form = form }

  package var name: String { "number-range" }
  package var words: String { "range of numbers" }
  package var valueType: TextParameter.ValueType { .range }
  package var numberForm: NumberForm? { form }
  package var spoken: NumberRangeFunction { NumberRangeFunction(form.spoken) }
  package var fitsNumbers: Bool { true }
  package func code(of value: String) -> String { ".range(\(value)\(form == .plain ? "" : ", \(form.code)"))" }

  /// The range of two whole numbers separated by two points: `3..5`.
  package func argument(of text: String) -> MessageArgument? {
    let ends = text.split(separator: "..").map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else { return nil }
    return .range(first...last, form)
  }

  package func sample(_ moment: SampleMoment) -> MessageArgument { .range(3...5, form) }
}

extension NumberRangeFunction {
  static let settings = FunctionSettings(NumberRangeFunction(), [.skeleton(\.form)])
}
