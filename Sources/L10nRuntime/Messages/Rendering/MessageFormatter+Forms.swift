internal import StringsFormat

extension MessageArgument {
  /// Whether it is a number that says itself how it is shown, whatever the specifier.
  var hasForm: Bool {
    if case .number = self { true } else { false }
  }
}

extension MessageFormatter {
  /// The plural category of a number in a form, as it is shown: "1.0 million views"; `nil` for all else.
  func category(of argument: MessageArgument) -> PluralCategory? {
    guard case .number(let number, let form) = argument else { return nil }
    let known = styles.form(form, isMoney: false)
    let style = known?.style ?? form.style ?? .plain
    let operands = StyledNumber(number, style, known?.entry ?? styles.entry(for: style)).operands
    return operands.map { pluralRules.category(for: $0) } ?? .other
  }
}
