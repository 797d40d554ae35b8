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
        let forms = message.dates.union(arguments.compactMap(\.dateForm)).sorted { $0.text < $1.text }
        var words = ArgumentWords(arguments)
        (words.hasDurations, words.lists, words.measures) = (true, Set(ListKind.all), Set(MeasureKind.all))
        var kinds = numbers
        kinds.insert(arguments)
        let numberForms = kinds.forms.union(kinds.moneyForms).map(\.text).sorted()
        let names = words.languageNames.map(\.text).sorted()
        let name = "\(tag) \(forms.map(\.text)) \(names) \(words.relatives.count) \(numberForms)"
        let formatter = formatters[name] ?? MessageFormatter(for: tag, words, kinds, dates: forms, digits: digits)
        formatters[name] = formatter
        return try? formatter.format(message, arguments)
      },
      name: { tag, reader in
        LocaleServices.displayName(of: tag.description, in: (reader ?? tag).description) ?? tag.description
      })
  }
}

extension MessageFormatter {
  /// A formatter for texts of one locale, with kinds of numbers.
  fileprivate init(
    for locale: LanguageTag, _ words: ArgumentWords, _ kinds: NumberKinds, dates: [DateForm],
    digits: TextOptions.Digits
  ) {
    let numbers = try? LocaleNumbers.Formats(for: locale, kinds, dates: dates)
    let patterns = try? ArgumentPatterns(for: locale, words)
    self.init(
      for: locale, numbers: numbers ?? LocaleNumbers.Formats(symbols: .latin), digits: digits,
      patterns: patterns ?? .none)
  }
}
