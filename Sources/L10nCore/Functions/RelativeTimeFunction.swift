package import L10nRuntime

/// A relative time: "3 days ago".
package struct RelativeTimeFunction: ValueFunction {
  package var style: RelativeTimeStyle

  package init(_ style: RelativeTimeStyle = RelativeTimeStyle()) { self.style = style }

  package var name: String { "relative-time" }
  package var words: String { "relative time" }
  package var spokenAdvice: String? { style.width == .long ? nil : name }
  package var valueType: TextParameter.ValueType { .relativeTime }

  package func code(of value: String) -> String {
    let options =
      (style.width == .long ? [] : ["width: .\(style.width)"])
      + (style.numeric == .always ? [] : ["numeric: .\(style.numeric)"])
    return ".relative(\(value)\(options.isEmpty ? "" : ", RelativeTimeStyle(\(options.joined(separator: ", ")))"))"
  }

  /// A relative time from a number and a unit: `-3 day`.
  package func argument(of text: String) -> MessageArgument? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let value = Double(words[0]), value.isFinite,
      let unit = RelativeTime.Unit(rawValue: words[1]) ?? RelativeTime.Unit(rawValue: String(words[1].dropLast()))
    else { return nil }
    return .relative(RelativeTime(value, unit), style)
  }

  package func sample(_ moment: SampleMoment) -> MessageArgument { .relative(RelativeTime(-3, .day), style) }
}

extension RelativeTimeFunction {
  static let settings = FunctionSettings(
    RelativeTimeFunction(),
    [
      Setting("width", \.style.width, .choice("width"), "How long the names of units are."),
      Setting(
        "numeric", \.style.numeric, .choice("choice between numbers and words"),
        "Numbers always, or words such as yesterday."),
    ])
}
