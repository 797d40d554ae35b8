public import ArgumentParser
import L10nCompiler
import L10nICU
public import L10nRuntime
import L10nSyntax

/// Options for the formatting of numbers and arguments.
struct FormattingOptions: ParsableArguments {
  @Option(
    help: "The digits: those of the locale, or ASCII digits without grouping; by default those of l10n.yml.")
  var digits: TextOptions.Digits?

  @Flag(help: "Leave out the invisible marks that isolate arguments from the direction of the text around them.")
  var plain = false

  @Option(help: ArgumentHelp("The device for texts that differ by device: iphone, ipad, mac, …", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("The width for texts that differ by width.", valueName: "number"))
  var width: Int?

  /// The formatter for texts of one locale, with the numbers and words of generated code for a requested tag of the
  /// same language.
  ///
  /// - Parameters:
  ///   - defaultDigits: the digits if the command line does not choose them.
  ///   - words: the words to take from ICU for arguments.
  ///   - numbers: the kinds of numbers to take from ICU.
  ///   - dates: the forms of dates to take from ICU.
  /// - Throws: an exit status, with a message, for unknown units, currencies and digits.
  func formatter(
    for locale: LanguageTag, requested: LanguageTag? = nil, defaultDigits: TextOptions.Digits = .locale,
    _ words: ArgumentWords, _ numbers: NumberKinds, dates: Set<DateForm>
  ) throws -> MessageFormatter {
    if let part = numbers.wordings.lazy.compactMap(\.unknownPart).first {
      throw Terminal.failure("the text cannot be shown: \(part.clause)", help: part.help)
    }
    let isLatin = (digits ?? defaultDigits) == .latin
    let region = requested.flatMap { $0.language == locale.language ? $0 : nil } ?? locale
    let forms = dates.sorted { $0.text < $1.text }
    let formats = (try? LocaleNumbers(for: locale, numbers, dates: forms))?.formats(for: region)
    let patterns = try? ArgumentPatterns(for: locale, words)
    return MessageFormatter(
      pluralRules: PluralRules(for: locale), isRightToLeft: locale.isRightToLeft,
      symbols: isLatin ? .latin : formats?.symbols ?? .latin, isolation: plain ? .plain : .automatic, device: device,
      width: width, percents: isLatin ? .latin : formats?.percents ?? .latin, styles: formats?.styles ?? .none,
      dates: formats?.dates ?? .none, patterns: patterns ?? .none)
  }
}

extension MessageArgument {
  /// The form of a date; `nil` for anything else, and for a date without a form in the pattern.
  var dateForm: DateForm? {
    if case .date(_, let form) = self, form != .unspecified { form } else { nil }
  }
}

extension TextOptions.Digits: ExpressibleByArgument {
  /// The digits for an argument on the command line.
  public init?(argument: String) {
    switch argument {
    case "locale": self = .locale
    case "latin": self = .latin
    default: return nil
    }
  }

  /// The valid arguments.
  public static var allValueStrings: [String] { ["locale", "latin"] }
}
