package import L10nRuntime

/// A fraction as a percentage: "45%".
package struct PercentFunction: ValueFunction {
  package init() {}

  package var name: String { "percent" }
  package var words: String { "percentage" }
  package var givenWords: String? { "a fraction of one, such as 0.45" }
  package var valueType: TextParameter.ValueType { .double }
  package func code(of value: String) -> String { ".percent(\(value))" }
  package var foundation: FoundationFunction? { FoundationFunction(.percent) }
  package func argument(of text: String) -> MessageArgument? { Double(text).map { .percent($0) } }
  package func sample(_ moment: SampleMoment) -> MessageArgument { .percent(moment.share) }
}

extension PercentFunction {
  static let settings = FunctionSettings(PercentFunction())
}
