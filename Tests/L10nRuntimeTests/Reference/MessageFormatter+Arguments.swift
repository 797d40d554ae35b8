import L10nCompiler

@testable import L10nRuntime

extension MessageFormatter {
  /// An argument as `%@` shows it, and the same with the isolation that the text needs.
  ///
  /// Text and numbers are isolated by the rules of `isolation`. Durations, dates, percentages, lists, bits and bytes,
  /// numbers in a form and names of languages are words and signs of the text's own language, so that automatic isolation
  /// leaves them alone; the items of a list are the caller's text.
  /// - Parameter isDirectional: whether the locale or the message's text is right-to-left.
  func text(of value: MessageArgument, isDirectional: Bool) -> (plain: String, shown: String) {
    switch value {
    case .string(let string): isolated(string, isDirectional)
    case .integer(let number): isolated(whole(number), isDirectional)
    case .unsigned(let number): isolated(whole(number), isDirectional)
    case .double(let number): isolated(FormattedNumber(shortest: number).text(symbols: symbols), isDirectional)
    case .list(let items, let kind):
      (
        joined(items, kind),
        ownText(joined(items.map { isolation.isolated($0, isDirectional: isDirectional) }, kind)).shown
      )
    case .duration, .percent, .bitRate, .byteCount, .date, .relative, .clock, .languageName, .regionName, .number,
      .currency, .range:
      ownText(TextBytes.text { write(ownWords: value, to: &$0) })
    }
  }

  /// Writes an argument that is shown in words and signs of the text's own language; nothing for text, plain numbers and
  /// lists.
  func write(ownWords value: MessageArgument, to output: inout TextBytes) {
    switch value {
    case .string, .integer, .unsigned, .double, .list: break
    case .duration(let duration, let style):
      guard let words = patterns.durations(style.width) else {
        let format = ClockText(separator: ":", zero: symbols.zeroDigit)
        return format.write(duration, smallestUnit: style.smallestUnit, rounding: style.rounding, to: &output)
      }
      words.write(duration, style, pluralRules: pluralRules, symbols: symbols, to: &output)
    case .percent(let fraction):
      output.append(
        PercentFormat(patterns: percents, symbols: symbols).text(fraction: fraction.isFinite ? fraction : 0) ?? "")
    case .bitRate(let bits, let width): output.append(text(of: bits, MeasureKind(.bitRate, width)))
    case .byteCount(let bytes, let width): output.append(text(of: bytes, MeasureKind(.byteCount, width)))
    case .date(let instant, let form): dates.write(instant, as: form, symbols, to: &output)
    case .relative(let time, let style): output.append(text(of: time, style))
    case .clock(let duration, let rounding):
      ClockText(separator: patterns.clockSeparator, zero: symbols.zeroDigit).write(
        duration, rounding: rounding, to: &output)
    case .languageName(let tag, let style, let context):
      (patterns.names ?? .none).writeName(ofTag: tag, style, in: context, to: &output)
    case .regionName(let code): (patterns.names ?? .none).writeName(ofRegion: code, to: &output)
    case .number(let number, let form): write(number, form, to: &output)
    case .currency(let amount, let form): write(amount, form, to: &output)
    case .range(let range, let form): output.append(text(of: range, form))
    }
  }

  private func whole(_ number: some BinaryInteger) -> String {
    let value = IntegerValue(isNegative: number < 0, magnitude: UInt64(number.magnitude))
    return FormattedNumber(value, conversion: .decimal, bits: 64, flags: [], precision: nil).text(symbols: symbols)
  }

  /// An argument as an option of a tag has it: numbers in ASCII digits without grouping, for programs.
  func optionText(of value: MessageArgument) -> String {
    value.plainNumber ?? text(of: value, isDirectional: false).plain
  }

  /// A point in time in a form.
  func text(of instant: Instant, _ form: DateForm) -> String {
    TextBytes.text { dates.write(instant, as: form, symbols, to: &$0) }
  }

  private func text(of time: RelativeTime, _ style: RelativeTimeStyle) -> String {
    guard let words = patterns.relative(style.width) else { return time.plainText }
    return words.text(time, numeric: style.numeric, pluralRules, symbols, dates)
  }

  private func text(of amount: Int64, _ kind: MeasureKind) -> String {
    (patterns.measure(kind) ?? .neutral(kind.measure)).text(
      of: amount.magnitude, pluralRules: pluralRules, symbols: symbols)
  }

  func joined(_ items: [String], _ kind: ListKind) -> String {
    (patterns.list(kind) ?? .commas).referenceText(of: items)
  }

  private func isolated(_ text: String, _ isDirectional: Bool) -> (plain: String, shown: String) {
    (text, isolation.isolated(text, isDirectional: isDirectional))
  }

  /// The text in the message's own language.
  private func ownText(_ text: String) -> (plain: String, shown: String) {
    (text, isolation == .always ? isolation.isolated(text, isDirectional: isRightToLeft) : text)
  }
}
