package import L10nRuntime

/// A duration in words, for speech, "4 minutes, 3 seconds", or short for the screen: "4 min, 3 sec", "4m 3s".
package struct DurationFunction: ValueFunction {
  package var style: DurationStyle

  package init(_ style: DurationStyle = DurationStyle()) { self.style = style }

  /// Whether the words are for speech.
  package var isSpoken: Bool { style.width == .long }

  package var name: String { isSpoken ? "duration-spoken" : "duration" }
  package var spokenAdvice: String? { isSpoken ? nil : "duration-spoken" }
  package var words: String { isSpoken ? "spoken duration" : "duration" }
  package var valueType: TextParameter.ValueType { .duration }

  package func code(of value: String) -> String {
    let usual = DurationStyle()
    let options =
      (style.width == usual.width ? "" : ", width: .\(style.width)")
      + (style.largestUnit == usual.largestUnit ? "" : ", largestUnit: .\(style.largestUnit)")
      + (style.smallestUnit == usual.smallestUnit ? "" : ", smallestUnit: .\(style.smallestUnit)")
      + (style.rounding == usual.rounding ? "" : ", rounding: .\(style.rounding)")
    return ".duration(\(value)\(options))"
  }

  package var foundation: FoundationFunction? {
    let smallest = min(style.smallestUnit, style.largestUnit)
    let units = DurationUnit.allCases.filter { smallest...style.largestUnit ~= $0 }.reversed().map { ".\($0)s" }
    let width =
      switch style.width {
      case .long: "wide"
      case .short: "abbreviated"
      case .narrow: "narrow"
      }
    let rule =
      switch style.rounding {
      case .down: "down"
      case .up: "up"
      case .nearest: "toNearestOrAwayFromZero"
      }
    return FoundationFunction(.duration, options: ", [\(units.joined(separator: ", "))], .\(width), .\(rule)")
  }

  package func argument(of text: String) -> MessageArgument? { Duration(secondsIn: text).map { .duration($0, style) } }
  package func sample(_ moment: SampleMoment) -> MessageArgument { .duration(.seconds(moment.seconds), style) }
}

extension Duration {
  /// A number of seconds as text: `243`, `59.5`.
  /// - Returns: `nil` for any other text, and for 10^15 seconds and more.
  package init?(secondsIn text: String) {
    guard let seconds = Double(text) else { return nil }
    self.init(number: seconds)
  }

  /// A number of seconds below 10^15 in magnitude; `nil` for others.
  package init?(number seconds: Double) {
    guard seconds.magnitude < 1e15 else { return nil }
    self = .seconds(seconds)
  }
}

extension DurationFunction {
  static let spokenSettings = FunctionSettings(DurationFunction(), units, check: checked)

  static let settings = FunctionSettings(
    DurationFunction(DurationStyle(width: .short)),
    [Setting("width", \.style.width, .choice("width"), "How long the words are.")] + units, check: checked)

  private static let units: [Setting<DurationFunction>] = [
    Setting(
      "largest-unit", \.style.largestUnit, .choice("unit of time"),
      "The largest unit; larger amounts are counted in it."),
    Setting("smallest-unit", \.style.smallestUnit, .choice("unit of time"), "The last unit."),
    Setting("rounding", \.style.rounding, .choice("rounding"), "How less than the smallest unit is rounded."),
  ]

  @Sendable private static func checked(
    _ function: DurationFunction, _ value: SettingValue, _ reader: inout SettingReader
  ) -> DurationFunction {
    let (smallest, largest) = (function.style.smallestUnit, function.style.largestUnit)
    if smallest > largest {
      reader.report(
        "the smallest unit is '\(smallest)' and the largest '\(largest)'",
        at: (value.line("smallest-unit") ?? value.line("largest-unit"))?.value ?? value,
        help: "write a largest unit that is not below the smallest one: 'largest-unit: \(smallest)'")
    }
    return function
  }
}
