public import L10nRuntime
public import L10nSyntax

/// Turns messages and arguments into text for one locale.
///
///     let formatter = MessageFormatter(pluralRules: PluralRules(for: english), isRightToLeft: false)
///     try formatter.format(Message(text: "%2$@ has %1$d files"), [3, "Ada"])   // Ada has 3 files
///
/// Every argument is checked before it is shown: a wrong type, a missing argument and a number that does not fit are
/// errors, never a trap or a read beyond the list. Unused arguments are ignored, because a variant for "one" may say
/// "one file".
public struct MessageFormatter: Sendable {
  /// The isolation of text arguments. Numbers of `%d` and `%f` are never isolated: the locale's symbols already contain
  /// the necessary marks.
  public let isolation: BidiIsolation
  /// The device for device rules, such as `mac`; `nil` selects `other`.
  public let device: String?
  /// The width for width rules; `nil` selects the widest text.
  public let width: Int?
  package let runner: ProgramRunner

  /// A formatter for one locale.
  public init(
    pluralRules: PluralRules, isRightToLeft: Bool, symbols: NumberSymbols = .latin,
    isolation: BidiIsolation = .automatic, device: String? = nil, width: Int? = nil,
    percents: PercentPatterns = .latin, styles: NumberStyles = .none, dates: DatePatterns = .none,
    patterns: ArgumentPatterns = .none
  ) {
    self.isolation = isolation
    self.device = device
    self.width = width
    runner = ProgramRunner(
      LocaleFormats(
        pluralRules: pluralRules, isRightToLeft: isRightToLeft, symbols: symbols, percents: percents, styles: styles,
        dates: dates, patterns: patterns))
  }

  /// A formatter for one locale with its numbers.
  ///
  /// - Parameters:
  ///   - numbers: the formats of a reader's region; the words of styles are always the locale's own.
  ///   - digits: whether numbers have the locale's digits, or those of logs.
  package init(
    for tag: LanguageTag, numbers: LocaleNumbers.Formats, digits: TextOptions.Digits = .locale,
    isolation: BidiIsolation = .automatic, device: String? = nil, width: Int? = nil, patterns: ArgumentPatterns = .none
  ) {
    let isLatin = digits == .latin
    self.init(
      pluralRules: PluralRules(for: tag), isRightToLeft: tag.isRightToLeft,
      symbols: isLatin ? .latin : numbers.symbols, isolation: isolation, device: device, width: width,
      percents: isLatin ? .latin : numbers.percents, styles: numbers.styles, dates: numbers.dates,
      patterns: patterns)
  }

  /// The text of a message with its arguments.
  ///
  /// A plain text without specifiers and arguments is shown unchanged, including lone percent signs and `%%`, because
  /// it was never a format.
  /// - Throws: the mismatch between message and arguments, see `MessageError`.
  public func format(_ message: Message, _ arguments: [MessageArgument] = []) throws(MessageError) -> String {
    try text(of: message.program, arguments)
  }

  /// The text of a message as runs, with a name for each argument by position; see `TextRun`.
  /// - Throws: the errors of `format`.
  package func runs(
    _ message: Message, _ arguments: [MessageArgument], names: [String]
  ) throws(MessageError) -> [TextRun] {
    try runs(of: message.program, arguments, names: names)
  }

  /// The text of a program with its arguments.
  /// - Throws: the reason why the arguments do not fit.
  package func text(of program: Program, _ arguments: [MessageArgument] = []) throws(MessageError) -> String {
    try runner.text(of: program.text, arguments, isolation, device: device, width: width)
  }

  /// The text of a program as runs, with a name for each argument by position; see `TextRun`.
  /// - Throws: the errors of `text(of:_:)`.
  package func runs(
    of program: Program, _ arguments: [MessageArgument], names: [String]
  ) throws(MessageError) -> [TextRun] {
    try runner.runs(of: program.text, arguments, names: names, isolation, device: device, width: width)
  }

  /// A number in a style.
  package func text(of number: DecimalNumber, _ style: NumberStyle) -> String {
    let program = Program([.number(.argument(1), offset: 0, skeleton: style.skeleton)])
    return (try? text(of: program, [.number(number, .plain)])) ?? ""
  }
}

extension MessageFormatter {
  /// The rules that select among the texts of variables.
  public var pluralRules: PluralRules { runner.formats.pluralRules }
  /// Whether the locale is written from right to left, so that arguments are isolated.
  public var isRightToLeft: Bool { runner.formats.isRightToLeft }
  /// The digits, separators and signs of numbers.
  public var symbols: NumberSymbols { runner.formats.symbols }
  /// The texts around the digits of percentages; belongs to `symbols`.
  public var percents: PercentPatterns { runner.formats.percents }
  /// The words and signs of numbers in styles; belongs to `symbols`.
  public var styles: NumberStyles { runner.formats.styles }
  /// The patterns and names of dates and times; belongs to `symbols`.
  public var dates: DatePatterns { runner.formats.dates }
  /// The words of durations and lists.
  public var patterns: ArgumentPatterns { runner.formats.patterns }
}
