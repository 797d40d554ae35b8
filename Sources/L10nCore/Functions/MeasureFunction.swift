package import L10nRuntime

/// Bits per second, "1.2 megabits per second", short "1.2 Mb/s", or bytes, "45.3 megabytes", short "45.3 MB".
package struct MeasureFunction: ValueFunction {
  package let measure: Measure
  package var width: UnitWidth

  package init(_ measure: Measure, width: UnitWidth = .full) { (self.measure, self.width) = (measure, width) }

  private var isRate: Bool { measure == .bitRate }

  package var name: String { isRate ? "bit-rate" : "byte-count" }
  package var words: String { isRate ? "bit rate" : "number of bytes" }
  package var spokenAdvice: String? { width == .full ? nil : name }
  package var givenWords: String? { isRate ? "a whole number of bits per second" : "a whole number of bytes" }
  package var valueType: TextParameter.ValueType { .integer }

  package func code(of value: String) -> String {
    ".\(measure)(Int64(\(value))\(width == .full ? "" : ", width: .\(width)"))"
  }

  package var foundation: FoundationFunction? { isRate ? nil : FoundationFunction(.byteCount) }
  package func argument(of text: String) -> MessageArgument? { Int64(text).map(argument) }
  package func sample(_ moment: SampleMoment) -> MessageArgument { argument(isRate ? 2_400_000 : 45_300_000) }

  private func argument(_ amount: Int64) -> MessageArgument {
    isRate ? .bitRate(amount, width: width) : .byteCount(amount, width: width)
  }
}

extension MeasureFunction {
  static let bitRateSettings = FunctionSettings(MeasureFunction(.bitRate), options)
  static let byteCountSettings = FunctionSettings(MeasureFunction(.byteCount), options)

  private static let options: [Setting<MeasureFunction>] = [
    Setting("width", \.width, .choice("width"), "Units in full, to be spoken, or short, to be drawn.")
  ]
}
