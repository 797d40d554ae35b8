import L10nICU
import L10nPages
import L10nRuntime

extension PageServices {
  /// Texts and names as ICU has them. What a language's numbers and words are is asked once.
  init(digits: TextOptions.Digits) {
    var formatters: [String: MessageFormatter] = [:]
    self.init(
      format: { message, tag, arguments in
        let forms = message.dates.union(arguments.compactMap(\.dateForm)).sorted { $0.text < $1.text }
        var words = ArgumentWords(arguments)
        (words.hasDurations, words.hasLists, words.measures) = (true, true, Set(MeasureKind.all))
        let name = "\(tag) \(forms.map(\.text)) \(words.languageNames.count) \(words.relatives.count)"
        let formatter = formatters[name] ?? MessageFormatter(for: tag, words, dates: forms, digits: digits)
        formatters[name] = formatter
        return try? formatter.format(message, arguments)
      },
      name: { tag, reader in
        LocaleServices.displayName(of: tag.description, in: (reader ?? tag).description) ?? tag.description
      })
  }
}

extension MessageFormatter {
  /// A formatter for texts of one locale, with all kinds of numbers.
  fileprivate init(
    for locale: LanguageTag, _ words: ArgumentWords, dates: [DateForm], digits: TextOptions.Digits
  ) {
    let numbers = try? LocaleNumbers.Formats(for: locale, .all, dates: dates)
    let patterns = try? ArgumentPatterns(for: locale, words)
    self.init(
      for: locale, numbers: numbers ?? LocaleNumbers.Formats(symbols: .latin), digits: digits,
      patterns: patterns ?? .none)
  }
}
