package import L10nRuntime

/// A duration like a clock: "2:29".
package struct ClockFunction: ValueFunction {
  package var rounding: DurationRounding

  package init(rounding: DurationRounding = .down) { self.rounding = rounding }

  package var name: String { "duration-clock" }
  package var words: String { "duration on a clock" }
  package var valueType: TextParameter.ValueType { .duration }

  package func code(of value: String) -> String {
    ".clock(\(value)\(rounding == .down ? "" : ", rounding: .\(rounding)"))"
  }

  package func argument(of text: String) -> MessageArgument? {
    Duration(secondsIn: text).map { .clock($0, rounding: rounding) }
  }

  package func sample(_ moment: SampleMoment) -> MessageArgument {
    .clock(.seconds(moment.seconds), rounding: rounding)
  }
}

extension ClockFunction {
  static let settings = FunctionSettings(
    ClockFunction(), [Setting("rounding", \.rounding, .choice("rounding"), "How parts of a second are rounded.")])
}
