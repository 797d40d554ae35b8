import L10nCompiler

@testable import L10nRuntime

extension MessageFormatter {
  /// The plural category of a number in a form, as shown: "1.0 million views"; for a range by both its ends; otherwise
  /// `nil`.
  func category(of argument: MessageArgument) -> PluralCategory? {
    switch argument {
    case .number(let number, let form): styled(number, form).category(pluralRules)
    case .range(let range, let form):
      styled(DecimalNumber(range.lowerBound), form)
        .category(upTo: styled(DecimalNumber(range.upperBound), form), pluralRules)
    default: nil
    }
  }

  /// A range of numbers in a form.
  func text(of range: ClosedRange<Int>, _ form: NumberForm) -> String {
    let last = text(of: DecimalNumber(range.upperBound), form)
    // Including ends that are the same after rounding.
    if text(of: DecimalNumber(range.lowerBound), form) == last { return last }
    return styled(DecimalNumber(range.lowerBound), form).text(
      upTo: styled(DecimalNumber(range.upperBound), form), separator: patterns.rangeSeparator,
      symbols: symbols(beside: words(of: form.style ?? .plain)), pluralRules: pluralRules)
  }

  private func styled(_ number: DecimalNumber, _ form: NumberForm) -> StyledNumber {
    let style = form.style ?? .plain
    return StyledNumber(number, style, words(of: style))
  }
}
