package import L10nCore
package import L10nRuntime

/// Tables to be written in another format.
package struct Conversion: Sendable {
  /// The tables in the syntax in which they are written.
  let tables: [TextTable]
  let development: LanguageTag
  private let languages: [LanguageTag]?

  /// The requested syntax; `nil` for the syntax of each text.
  private(set) var syntax: TextSyntax?

  /// The tables outside of layers, by name, then by locale.
  private let baseTables: [TextTable]

  /// The source tables, by name.
  private let sources: [String: TextTable]

  /// The losses of texts in another syntax.
  private var syntaxLosses: [Diagnostic] = []

  /// The losses of formats that take `Base` for the development language: its texts that differ from that language's.
  private let baseLosses: [Diagnostic]

  /// - Parameters:
  ///   - tables: tables with any names, locales and layers.
  ///   - development: the language that the others are translated from.
  ///   - languages: the languages that are written, with the development language if one file holds all; `nil` for all.
  ///   - syntax: the syntax in which texts are written; `nil` for the syntax of each text.
  package init(
    _ tables: [TextTable], development: LanguageTag, languages: [LanguageTag]? = nil, syntax: TextSyntax? = nil
  ) {
    let origins = syntax == nil ? [:] : Self.origins(in: Self.baseTables(of: tables, development).tables, development)
    var losses: [Diagnostic] = []
    let converted = tables.map { table -> TextTable in
      guard let syntax else { return table }
      let language = Self.language(of: table, development)
      let (converted, lost) = table.converted(to: syntax, language: language, source: origins[table.name] ?? table)
      losses += lost
      return converted
    }
    self.init(converted, development, languages)
    syntaxLosses = losses
    self.syntax = syntax
  }

  private init(_ tables: [TextTable], _ development: LanguageTag, _ languages: [LanguageTag]?) {
    (self.tables, self.development, self.languages) = (tables, development, languages)
    (baseTables, baseLosses) = Self.baseTables(of: tables, development)
    sources = Self.sources(in: baseTables, development)
  }

  private static func sources(in tables: [TextTable], _ development: LanguageTag) -> [String: TextTable] {
    Dictionary(tables.filter { language(of: $0, development) == development }.map { ($0.name, $0) }) { first, _ in
      first
    }
  }

  /// The texts that determine the order of arguments, by table: the development language's, and the first translation
  /// of a text that only translations have.
  private static func origins(in tables: [TextTable], _ development: LanguageTag) -> [String: TextTable] {
    var origins = sources(in: tables, development)
    for table in tables {
      var origin = origins[table.name] ?? TextTable(name: table.name, locale: table.locale, units: [])
      let known = Set(origin.units.map(\.key))
      origin.units += table.units.filter { !known.contains($0.key) }
      origins[table.name] = origin
    }
    return origins
  }

  /// The tables in a list that are written.
  func wanted(_ tables: [TextTable], withDevelopment: Bool = false) -> [TextTable] {
    guard let languages else { return tables }
    return tables.filter { table in
      let language = Self.language(of: table, development)
      return languages.contains(language) || withDevelopment && language == development
    }
  }

  /// The files for all the tables in a format, named after their tables and languages.
  ///
  /// Formats without `.lproj` directories take `Base` for the development language, and have no override layers; those
  /// are reported as losses.
  package func result(as format: ConversionFormat) -> WrittenTables {
    var result = WrittenTables(losses: syntaxLosses + resourceLosses(format))
    if !format.hasLayers { result.losses += layerLosses(format) + baseLosses }
    result += format.write(self)
    return result
  }

  /// The tables outside of layers, each written by itself.
  ///
  /// - Parameter write: takes a table and its source table.
  func perLanguage(_ write: (_ table: TextTable, _ source: TextTable?) -> WrittenTables) -> WrittenTables {
    wanted(baseTables).reduce(into: WrittenTables()) { $0 += write($1, sources[$1.name]) }
  }

  /// The tables by layer and name; all languages of a table are written together.
  func result(as format: TableFormat) -> WrittenTables {
    let base = format.keepsBase ? tables.filter { $0.layer == nil } : baseTables
    let layers = Dictionary(grouping: tables.filter { $0.layer != nil }, by: \.layer)
    let all = [base] + layers.sorted { $0.key ?? "" < $1.key ?? "" }.map(\.value)
    var result = WrittenTables(losses: patternNotes + (format.keepsBase ? [] : baseLosses))
    for tables in all.map({ wanted($0, withDevelopment: format.holdsAllLanguages) }) {
      for (_, languages) in Dictionary(grouping: tables, by: \.name).sorted(by: { $0.key < $1.key }) {
        let source = languages.first { Self.language(of: $0, development) == development }
        if let written = format.write?(languages, source?.locale ?? development.description) { result += written }
      }
    }
    return result
  }

  // MARK: Languages

  /// The language of a table; that of the development texts for `Base`.
  func language(of table: TextTable) -> LanguageTag { Self.language(of: table, development) }

  private static func language(of table: TextTable, _ development: LanguageTag) -> LanguageTag {
    LanguageTag(directoryName: table.locale) ?? development
  }

  /// The tables outside of layers. Texts that only `Base` has follow those of the development language, which hide
  /// those that both have.
  private static func baseTables(
    of tables: [TextTable], _ development: LanguageTag
  ) -> (tables: [TextTable], losses: [Diagnostic]) {
    var result = tables.filter { $0.layer == nil && $0.locale != "Base" }
    var losses: [Diagnostic] = []
    for base in tables where base.layer == nil && base.locale == "Base" {
      let own = result.firstIndex { $0.name == base.name && language(of: $0, development) == development }
      if let own {
        let known = Dictionary(result[own].units.map { ($0.key, $0.message) }) { first, _ in first }
        result[own].units += base.units.filter { known[$0.key] == nil }
        for unit in base.units where known[unit.key].map({ $0 != unit.message }) ?? false {
          let message = "'\(unit.key)' of Base is left out: \(result[own].locale) has its own text"
          losses.append(Loss.diagnostic(message, of: unit, in: base))
        }
      } else {
        result.append(TextTable(name: base.name, locale: development.description, units: base.units))
      }
    }
    return (result.sorted { ($0.name, $0.locale) < ($1.name, $1.locale) }, losses)
  }

  // MARK: Losses

  /// The losses of properties that Android's resource files give texts and another format does not hold.
  private func resourceLosses(_ format: ConversionFormat) -> [Diagnostic] {
    wanted(tables).flatMap { table in
      table.units.flatMap { unit in
        (unit.resource?.losses(isKept: format.table.holdsResourceNotes) ?? []).map {
          Loss.diagnostic("'\(unit.key)' \($0)", of: unit, in: table)
        }
      }
    }
  }

  private func layerLosses(_ format: ConversionFormat) -> [Diagnostic] {
    wanted(tables).filter { $0.layer != nil }.map { table in
      Diagnostic(
        "conversion-loss", .warning,
        "table '\(table.name)' of the override layer '\(table.layer ?? "")' is left out: \(format.title) has no layers",
        at: table.units.first?.location,
        subject: Diagnostic.Subject(locale: table.locale, layer: table.layer, table: table.name))
    }
  }

  /// A catalog's tables do not declare the syntax of their texts; its `l10n.yml` does.
  var patternNotes: [Diagnostic] {
    var seen: Set<String> = []
    return wanted(tables).filter { $0.units.contains(where: \.syntax.hasPatterns) && seen.insert($0.name).inserted }.map
    {
      table in
      let unit = table.units.first { $0.syntax.hasPatterns }
      let syntax = unit?.syntax ?? .icu
      if let unit, let other = table.units.first(where: { !$0.syntax.hasPatterns && $0.isPlain }) {
        return Diagnostic(
          "conversion-loss", .warning,
          "'\(unit.key)' is one of \(syntax.title) beside other texts, such as '\(other.key)', and files cannot say which",
          at: unit.location, subject: Diagnostic.Subject(locale: table.locale, table: table.name, key: unit.key.text),
          help: "--syntax \(syntax.rawValue) writes all texts alike")
      }
      return Diagnostic(
        "conversion-loss", .note, "table '\(table.name)' holds \(syntax.title), which its files do not say",
        at: unit?.location, subject: Diagnostic.Subject(locale: table.locale, table: table.name),
        help: "write 'tables: {\(table.name): {format: \(syntax.rawValue)}}' into the l10n.yml beside them")
    }
  }
}

extension TextTable {
  /// The path of the table in a folder of its language, without a suffix: `UI/fr/Player`.
  package var pathInLanguage: String {
    var parts = name.split(separator: "/").map(String.init)
    parts.insert(locale, at: max(0, parts.count - 1))
    return parts.joined(separator: "/")
  }
}

extension TextUnit {
  fileprivate var isPlain: Bool { if case .text = message.content { true } else { false } }
}
