import ArgumentParser
import L10nICU
import L10nRuntime

/// How numbers and arguments are written into a text.
struct FormattingOptions: ParsableArguments {
  enum Digits: String, ExpressibleByArgument, CaseIterable {
    case locale, latin
  }

  @Option(help: "Digits as the locale writes them, or ASCII digits without grouping.")
  var digits: Digits = .locale

  @Flag(help: "Leave out the invisible marks that keep arguments apart from the direction of the text around them.")
  var plain = false

  @Option(help: ArgumentHelp("The device for texts that differ by device: iphone, ipad, mac, …", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("The width for texts that differ by width.", valueName: "number"))
  var width: Int?

  /// The formatter for texts of one locale, with the numbers that generated code writes for somebody who asked for a tag
  /// of the same language.
  func formatter(for locale: LanguageTag, requested: LanguageTag? = nil) -> MessageFormatter {
    MessageFormatter(
      pluralRules: PluralRules(for: locale), isRightToLeft: locale.isRightToLeft,
      symbols: digits == .latin ? .latin : Self.symbols(for: locale, requested: requested),
      isolation: plain ? .plain : .automatic, device: device, width: width)
  }

  private static func symbols(for locale: LanguageTag, requested: LanguageTag?) -> NumberSymbols {
    let region = requested.flatMap { $0.language == locale.language ? $0 : nil } ?? locale
    return (try? LocaleNumbers(for: locale).symbols(for: region)) ?? .latin
  }
}
