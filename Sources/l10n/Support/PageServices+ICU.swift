import L10nICU
import L10nPages
import L10nRuntime

extension PageServices {
  /// Texts and names as ICU has them. What a language's numbers and words are is asked once.
  init(digits: TextOptions.Digits) {
    var formatters: [String: MessageFormatter] = [:]
    self.init(
      format: { message, tag, arguments in
        let name = tag.description
        let formatter = formatters[name] ?? MessageFormatter(allKindsFor: tag, digits: digits)
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
  fileprivate init(allKindsFor locale: LanguageTag, digits: TextOptions.Digits) {
    let numbers = try? LocaleNumbers.Formats(for: locale, .all)
    let patterns = try? ArgumentPatterns(for: locale, durations: true, lists: true, measures: Set(MeasureKind.all))
    self.init(
      for: locale, numbers: numbers ?? LocaleNumbers.Formats(symbols: .latin), digits: digits,
      patterns: patterns ?? .none)
  }
}
