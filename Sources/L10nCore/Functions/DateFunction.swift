package import L10nRuntime
internal import L10nSyntax

/// An instant as a date, a time or both: "Jan 21, 2025".
package struct DateFunction: ValueFunction {
  package var form: DateForm

  package init(_ form: DateForm) { self.form = form }

  package var name: String { form.shows.time ? form.shows.date ? "date-time" : "time" : "date" }
  package var words: String { name.replacing("-", with: " and ") }
  package var valueType: TextParameter.ValueType { .instant }
  package var dateForm: DateForm? { form }
  package var spoken: DateFunction { DateFunction(form.spoken) }
  package func code(of value: String) -> String { ".date(\(value), \"\(form.text)\")" }
  package func argument(of text: String) -> MessageArgument? { Instant(text).map { .date($0, form) } }
  package func sample(_ moment: SampleMoment) -> MessageArgument { .date(moment.date, form) }
}

extension DateFunction {
  static let dateSettings = FunctionSettings(
    DateFunction(DateForm(date: .medium)),
    [Setting("style", style, "How long it is.") { $1.form = DateForm(date: $0) }, skeleton], check: checked)

  static let timeSettings = FunctionSettings(
    DateFunction(DateForm(time: .short)),
    [Setting("style", style, "How long it is.") { $1.form = DateForm(time: $0) }, skeleton], check: checked)

  static let dateTimeSettings = FunctionSettings(
    DateFunction(DateForm(date: .medium, time: .short)),
    [
      Setting("date", style, "How long the date is.") { $1.form = DateForm(date: $0, time: $1.form.styles.time) },
      Setting("time", style, "How long the time is.") { $1.form = DateForm(date: $1.form.styles.date, time: $0) },
      skeleton,
    ], check: checked)

  private static let style = SettingKind<DateForm.Style>.choice("style of dates")

  private static let skeleton: Setting<DateFunction> = Setting(
    "skeleton", \.form,
    .parsed(
      .string(pattern: #"^(?:([GyYuUrQqMLwWdDFgEecabBhHKkjJCmsSAzZOvVXx])\1*(?!.*\1))+$"#), "skeleton of a date",
      help: "write the letters of its fields, each in one place: 'yMMMd', 'jm', 'EEEEjm'"
    ) { DateSkeleton.isValid($0) ? DateForm(skeleton: $0) : nil },
    "What is shown, as letters of fields, each in one place: yMMMd, jm.")

  /// Checks the skeleton, too.
  @Sendable private static func checked(
    _ function: DateFunction, _ value: SettingValue, _ reader: inout SettingReader
  ) -> DateFunction {
    guard value.line("skeleton") != nil else { return function }
    for name in ["style", "date", "time"] {
      guard let line = value.line(name) else { continue }
      reader.report("the skeleton says already what '\(name)' says", at: line.key, help: "remove one of them")
    }
    return function
  }
}
