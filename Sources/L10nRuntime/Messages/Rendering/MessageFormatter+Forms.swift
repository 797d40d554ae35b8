extension MessageArgument {
  /// Whether it is a number, or a range of them, that says itself how it is shown, whatever the specifier.
  var hasForm: Bool {
    switch self {
    case .number, .range: true
    default: false
    }
  }

  /// The number that exact keys of plurals are compared with, of a range one whose ends are the same; `nil` for all else.
  var exactNumber: Double? {
    guard case .range(let range, _) = self else { return doubleValue }
    return range.lowerBound == range.upperBound ? Double(range.lowerBound) : nil
  }
}

extension MessageFormatter {
  /// The plural category of a number in a form, as it is shown: "1.0 million views"; of a range by both its ends; `nil` for
  /// all else.
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
    // Also what is the same once it is rounded.
    if text(of: DecimalNumber(range.lowerBound), form) == last { return last }
    let known = styles.form(form, isMoney: false)
    return styled(DecimalNumber(range.lowerBound), form).text(
      upTo: styled(DecimalNumber(range.upperBound), form), separator: patterns.rangeSeparator,
      symbols: symbols == .latin ? symbols : known?.entry?.patterns.symbols ?? symbols, pluralRules: pluralRules)
  }

  private func styled(_ number: DecimalNumber, _ form: NumberForm) -> StyledNumber {
    let known = styles.form(form, isMoney: false)
    let style = known?.style ?? form.style ?? .plain
    return StyledNumber(number, style, known?.entry ?? styles.words(for: style))
  }
}
