import L10nCompiler
import L10nCore
import L10nGenerate
import L10nICU
import L10nPages
import L10nRuntime

extension PageServices {
  /// Services that show a catalog's texts like generated code, and names from ICU. The numbers and words of each
  /// language are requested once.
  init(_ catalog: Catalog) {
    let formats = catalog.formats
    let words = ArgumentWords(formats.samples, naming: formats.namedLanguages)
    let numbers = catalog.numbers
    let forms = catalog.dates.sorted { $0.text < $1.text }
    var formatters: [LanguageTag: MessageFormatter] = [:]
    self.init(
      format: { message, tag, arguments in
        let formatter =
          formatters[tag]
          ?? MessageFormatter(
            for: tag,
            numbers: (try? LocaleNumbers.Formats(for: tag, numbers, dates: forms))
              ?? LocaleNumbers.Formats(symbols: .latin),
            digits: catalog.configuration.digits, patterns: (try? ArgumentPatterns(for: tag, words)) ?? .none)
        formatters[tag] = formatter
        return try? formatter.format(message, arguments)
      },
      name: { tag, reader in
        LocaleServices.displayName(of: tag.description, in: (reader ?? tag).description) ?? tag.description
      })
  }
}
