/// The fields of a date that a function of MessageFormat 2 shows, from its options.
///
///     MF2DateStyle("date", ["length": "long"]).skeleton                 // yMMMMd
///     MF2DateStyle("datetime", ["timePrecision": "second"]).skeleton    // yMMMdjms
package struct MF2DateStyle: Hashable, Sendable {
  /// The fields as a CLDR skeleton.
  package private(set) var skeleton = ""
  /// The options with invalid values, which are ignored.
  package private(set) var badOptions: [String] = []

  /// The functions that show dates.
  package static let functions: Set<String> = ["date", "time", "datetime"]

  /// The style of a function.
  /// - Parameter literal: whether the value of an option is a literal, which is required for all options that select
  ///   fields.
  package init(_ function: String, _ options: [String: String], literal: (String) -> Bool = { _ in true }) {
    func value(_ option: String, _ values: [String], usual: String?) -> String? {
      guard let text = options[option] else { return usual }
      if literal(option), values.contains(text) { return text }
      badOptions.append(option)
      return usual
    }
    let isWhole = function == "datetime"
    if function != "time" {
      let fields = value(
        isWhole ? "dateFields" : "fields",
        ["weekday", "day-weekday", "month-day", "month-day-weekday", "year-month-day", "year-month-day-weekday"],
        usual: "year-month-day")
      let length = value(isWhole ? "dateLength" : "length", ["long", "medium", "short"], usual: "medium")
      skeleton = Self.skeleton(ofFields: fields ?? "", length: length ?? "")
    }
    if function != "date" {
      let precision = value(
        isWhole ? "timePrecision" : "precision", ["hour", "minute", "second"], usual: "minute")
      skeleton += precision == "hour" ? "j" : precision == "second" ? "jms" : "jm"
      switch value("timeZoneStyle", ["long", "short"], usual: nil) {
      case "long": skeleton += "zzzz"
      case "short": skeleton += "z"
      default: break
      }
    }
    if let hours = options["hour12"], hours != "true", hours != "false" { badOptions.append("hour12") }
  }

  /// Sets the hour cycle: `true` for 12 hours, `false` for 24; without a value that of the locale.
  package mutating func setHours(_ isTwelve: String?) {
    guard isTwelve == "true" || isTwelve == "false" else { return }
    skeleton = String(skeleton.map { $0 == "j" ? (isTwelve == "true" ? "h" : "H") : $0 })
  }

  private static func skeleton(ofFields fields: String, length: String) -> String {
    let words = fields.split(separator: "-")
    var skeleton = ""
    if words.contains("year") { skeleton += "y" }
    if words.contains("month") { skeleton += length == "long" ? "MMMM" : length == "medium" ? "MMM" : "M" }
    if words.contains("day") { skeleton += "d" }
    if words.contains("weekday") { skeleton += length == "long" ? "EEEE" : "EEE" }
    return skeleton
  }
}
