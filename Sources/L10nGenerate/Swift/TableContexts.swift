import L10nCompiler
import L10nCore
import L10nICU
import L10nRuntime
import L10nSyntax

/// Packs the texts of all locales for the templates.
enum TableContexts {
  static func tables(of texts: GeneratedTexts) throws -> [TableContext] {
    let catalog = texts.catalog
    let (formats, kinds, dates) = (catalog.formats, catalog.numbers, catalog.dates.sorted { $0.text < $1.text })
    return try texts.locales.enumerated().map { place, locale in
      var words = ArgumentWords(formats.samples, naming: formats.namedLanguages)
      // The other tables use those of the first one.
      words.hasOwnNames = place == 0
      let tag = catalog.locales[locale].tag
      let isDevelopment = tag == catalog.development
      let programs = texts.messages(of: locale).map { message in
        message.map { isDevelopment ? $0.developmentProgram.text : $0.program.text }
      }
      guard let offsets = PackedOffsets.encode(programs) else {
        throw GenerationError.tooLarge(locale: tag.description)
      }
      return TableContext(
        name: SwiftIdentifier.escaped(SwiftIdentifier.lowerCamel(tag.description)), locale: tag.description,
        numbers: SwiftLiteral.escaped(try numbers(of: tag, kinds, dates, words).frozen),
        patterns: try patterns(of: tag, words), lines: lines(programs.compactMap { $0 }),
        offsets: SwiftLiteral.escaped(offsets))
    }
  }

  static func keys(of texts: GeneratedTexts) throws -> KeysContext {
    let keys = texts.ids.map(\.key.text)
    guard let offsets = PackedOffsets.encode(keys) else {
      throw GenerationError.tooLarge(locale: texts.catalog.development.description)
    }
    return KeysContext(
      lines: lines(keys), offsets: SwiftLiteral.escaped(offsets),
      slots: SwiftLiteral.escaped(_PackedKeys.slots(for: keys)), syntaxes: syntaxes(of: texts))
  }

  private static func syntaxes(of texts: GeneratedTexts) -> String {
    let syntaxes = texts.ids.map { id -> _PackedKeys.Syntax in
      switch texts.catalog.configuration.syntax(ofTable: id.table) {
      case .printf: .printf
      case .icu: .icu
      case .mf2: .mf2
      }
    }
    let coded = _PackedKeys.syntaxes(of: syntaxes)
    return coded.isEmpty ? "" : ", syntaxes: \"\(coded)\""
  }

  /// The tables with texts in the development language, whose texts are numbered one table after the other.
  static func ranges(of texts: GeneratedTexts) -> [TableRangeContext] {
    var ranges: [TableRangeContext] = []
    var first = 0
    for (index, id) in texts.ids.enumerated()
    where index + 1 == texts.ids.count || texts.ids[index + 1].table != id.table {
      ranges.append(TableRangeContext(name: SwiftLiteral.escaped(id.table), first: first, end: index + 1))
      first = index + 1
    }
    return ranges
  }

  /// One line for each text. All but the last end with an escaped line break, which a literal leaves out.
  private static func lines(_ texts: [String]) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count + 10 })
    for (index, text) in texts.enumerated() {
      output += "      ".utf8
      SwiftLiteral.escape(text, into: &output)
      output += (index == texts.count - 1 ? "\\0\n" : "\\0\\\n").utf8
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func numbers(
    of tag: LanguageTag, _ kinds: NumberKinds, _ dates: [DateForm], _ words: ArgumentWords
  ) throws -> LocaleNumbers {
    do {
      return try LocaleNumbers(for: tag, kinds, dates: dates, countsWeeks: words.countWeeks)
    } catch {
      throw GenerationError.numbers(locale: tag.description, reason: "\(error)")
    }
  }

  private static func patterns(of tag: LanguageTag, _ words: ArgumentWords) throws -> String {
    do {
      let patterns = try ArgumentPatterns(for: tag, words)
      let frozen = patterns.frozen
      return frozen.isEmpty ? "" : "patterns: \"\(SwiftLiteral.escaped(frozen))\", "
    } catch {
      throw GenerationError.numbers(locale: tag.description, reason: "\(error)")
    }
  }
}
