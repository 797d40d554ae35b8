package import L10nRuntime

/// The name of a region by its code: "Brazil".
package struct RegionNameFunction: ValueFunction {
  package init() {}

  package var name: String { "region-name" }
  package var words: String { "name of a region" }
  package var givenWords: String? { "the code of a region, such as BR" }
  package var valueType: TextParameter.ValueType { .string }
  package func code(of value: String) -> String { ".regionName(\(value))" }
  package func argument(of text: String) -> MessageArgument? { .regionName(text) }
  package func sample(_ moment: SampleMoment) -> MessageArgument { .regionName("ES") }
}

extension RegionNameFunction {
  static let settings = FunctionSettings(RegionNameFunction())
}
