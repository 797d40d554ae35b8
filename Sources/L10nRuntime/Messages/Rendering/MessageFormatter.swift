/// Turns programs and arguments into text for one locale.
///
///     let formatter = MessageFormatter(pluralRules: PluralRules(for: english), isRightToLeft: false)
///     try formatter.format(Message(text: "%2$@ has %1$d files"), [3, "Ada"])   // Ada has 3 files
///
/// Every argument is checked before it is shown: a wrong type, a missing argument and a number
/// that does not fit are errors, never a trap and never a read past the list. Arguments that the
/// text does not use are ignored, as a variant for "one" may well say "one file".
public struct MessageFormatter: Sendable {
  /// Chooses among the texts of variables.
  public let pluralRules: PluralRules
  /// Whether the locale is written from right to left, so that arguments are isolated.
  public let isRightToLeft: Bool
  /// Digits, separators and signs of the numbers shown.
  public let symbols: NumberSymbols
  /// What stands around the digits of percentages; belongs to `symbols`.
  public let percents: PercentPatterns
  /// The words and signs of numbers in styles; they go with `symbols`.
  public let styles: NumberStyles
  /// The patterns and names of dates and times; go with `symbols`.
  public let dates: DatePatterns
  /// The words of durations and lists.
  public let patterns: ArgumentPatterns
  /// When text arguments are isolated. Numbers of `%d` and `%f` never are: the locale's symbols
  /// already carry the marks that they need.
  public let isolation: BidiIsolation
  /// The device that device rules choose, as `mac`; `nil` takes their `other`.
  public let device: String?
  /// The width that width rules choose; `nil` takes the widest text.
  public let width: Int?
  private let context: FormatterContext

  /// A formatter for one locale.
  public init(
    pluralRules: PluralRules, isRightToLeft: Bool, symbols: NumberSymbols = .latin,
    isolation: BidiIsolation = .automatic, device: String? = nil, width: Int? = nil,
    percents: PercentPatterns = .latin, styles: NumberStyles = .none, dates: DatePatterns = .none,
    patterns: ArgumentPatterns = .none
  ) {
    self.pluralRules = pluralRules
    self.isRightToLeft = isRightToLeft
    self.symbols = symbols
    self.isolation = isolation
    self.device = device
    self.width = width
    self.percents = percents
    self.styles = styles
    self.dates = dates
    self.patterns = patterns
    context = FormatterContext {
      MessageFormatter(
        pluralRules: pluralRules, isRightToLeft: isRightToLeft, symbols: symbols, isolation: isolation, device: device,
        width: width, percents: percents, styles: styles, dates: dates, patterns: patterns)
    }
  }

  /// The text of a program with its arguments.
  /// - Throws: why the arguments do not fit it.
  package func text(ofProgram program: String, _ arguments: [MessageArgument]) throws(MessageError) -> String {
    try withContext { context throws(MessageError) in try Interpreter.text(program, arguments, context, marks: nil) }
  }

  /// Calls a function with what programs are run with.
  func withContext<Value>(
    _ body: (LocaleContext) throws(MessageError) -> Value
  ) throws(MessageError) -> Value {
    var context = context.context(isolation)
    let place = UnsafeMutablePointer<LocaleContext.Place>.allocate(capacity: 1)
    place.initialize(to: LocaleContext.Place(device: device, width: width))
    defer {
      place.deinitialize(count: 1)
      place.deallocate()
    }
    context.place = UnsafePointer(place)
    return try body(context)
  }
}
