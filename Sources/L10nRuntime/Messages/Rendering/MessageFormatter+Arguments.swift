extension MessageFormatter {
  /// An argument as `%@` shows it, and as it goes into the text.
  ///
  /// Text and numbers are isolated by the rules of `isolation`. Durations, dates, percentages, lists, bits and bytes,
  /// numbers in a form and names of languages are words and signs of the text's own language, so that automatic isolation leaves them alone; the
  /// items of a list are the caller's text.
  /// - Parameter isDirectional: whether the locale or the message's text is right-to-left.
  func text(of value: MessageArgument, isDirectional: Bool) -> (plain: String, shown: String) {
    switch value {
    case .string(let string): isolated(string, isDirectional)
    case .integer(let number): isolated(FormattedNumber.decimal(number).text(symbols: symbols), isDirectional)
    case .unsigned(let number): isolated(FormattedNumber.decimal(number).text(symbols: symbols), isDirectional)
    case .double(let number): isolated(FormattedNumber(shortest: number).text(symbols: symbols), isDirectional)
    case .duration(let duration, let smallestUnit, let rounding):
      ownText(text(of: duration, smallestUnit, rounding))
    case .percent(let fraction):
      ownText(
        PercentFormat(patterns: percents, symbols: symbols).text(fraction: fraction.isFinite ? fraction : 0) ?? "")
    case .list(let items, let kind):
      (
        joined(items, kind),
        ownText(joined(items.map { isolation.isolated($0, isDirectional: isDirectional) }, kind)).shown
      )
    case .bitRate(let bits, let width): ownText(text(of: bits, MeasureKind(.bitRate, width)))
    case .byteCount(let bytes, let width): ownText(text(of: bytes, MeasureKind(.byteCount, width)))
    case .date(let instant, let form): ownText(text(of: instant, form))
    case .relative(let time, let style): ownText(text(of: time, style))
    case .clock(let duration, let rounding):
      ownText(
        ClockText.text(of: duration, rounding: rounding, separator: patterns.clockSeparator, symbols: symbols))
    case .languageName(let tag, let style): ownText((patterns.names ?? .none).name(ofTag: tag, style))
    case .regionName(let code): ownText((patterns.names ?? .none).name(ofRegion: code))
    case .number(let number, let form): ownText(text(of: number, form))
    case .currency(let amount, let form): ownText(text(of: amount, form))
    case .range(let range, let form): ownText(text(of: range, form))
    }
  }

  /// A point in time in a form.
  func text(of instant: Instant, _ form: DateForm) -> String {
    DateFormat(patterns: dates, symbols: symbols).text(instant, as: form)
  }

  private func text(of time: RelativeTime, _ style: RelativeTimeStyle) -> String {
    guard let words = patterns.relatives[style.width] else { return time.plainText }
    return RelativeTimeFormat(patterns: words, pluralRules: pluralRules, symbols: symbols)
      .text(time, numeric: style.numeric)
  }

  private func text(of amount: Int64, _ kind: MeasureKind) -> String {
    (patterns.measures[kind] ?? .neutral(kind.measure)).text(
      of: amount.magnitude, pluralRules: pluralRules, symbols: symbols)
  }

  private func text(of duration: Duration, _ unit: DurationUnit, _ rounding: DurationRounding) -> String {
    guard let words = patterns.durations else {
      return ClockText.text(of: duration, smallestUnit: unit, rounding: rounding, symbols: symbols)
    }
    return DurationFormat(patterns: words, pluralRules: pluralRules, symbols: symbols).text(
      duration, smallestUnit: unit, rounding: rounding)
  }

  private func joined(_ items: [String], _ kind: ListKind) -> String {
    patterns.lists[kind]?.joined(items) ?? items.joined(separator: ", ")
  }

  private func isolated(_ text: String, _ isDirectional: Bool) -> (plain: String, shown: String) {
    (text, isolation.isolated(text, isDirectional: isDirectional))
  }

  /// What is written in the text's own language.
  private func ownText(_ text: String) -> (plain: String, shown: String) {
    (text, isolation == .always ? isolation.isolated(text, isDirectional: isRightToLeft) : text)
  }
}
