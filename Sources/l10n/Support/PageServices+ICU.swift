import L10nICU
import L10nPages
import L10nRuntime

extension PageServices {
  /// Texts and names as ICU has them. What a language's numbers and words are is asked once.
  ///
  /// - Parameter numbers: the kinds of numbers that the texts show.
  init(digits: TextOptions.Digits, numbers: NumberKinds) {
    var formatters: [String: MessageFormatter] = [:]
    self.init(
      format: { message, tag, arguments in
        let name = tag.description
        let formatter = formatters[name] ?? MessageFormatter(for: tag, digits: digits, numbers)
        formatters[name] = formatter
        return try? formatter.format(message, arguments)
      },
      name: { tag, reader in
        LocaleServices.displayName(of: tag.description, in: (reader ?? tag).description) ?? tag.description
      })
  }
}

extension MessageFormatter {
  /// A formatter for texts of one locale and whatever arguments.
  fileprivate init(for locale: LanguageTag, digits: TextOptions.Digits, _ kinds: NumberKinds) {
    var kinds = kinds
    kinds.hasPercentages = true
    let numbers = try? LocaleNumbers.Formats(for: locale, kinds)
    let patterns = try? ArgumentPatterns(
      for: locale, durations: true, lists: Set(ListKind.all), measures: Set(MeasureKind.all))
    self.init(
      for: locale, numbers: numbers ?? LocaleNumbers.Formats(symbols: .latin), digits: digits,
      patterns: patterns ?? .none)
  }
}
