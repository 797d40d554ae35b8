import L10nCompiler
import L10nCore
import L10nGenerate
import L10nICU
import L10nRuntime
import L10nSyntax

/// Finding the text that a user means, and showing it.
struct TextLookup {
  let catalog: Catalog
  let access: CatalogAccess

  /// The identity of a key.
  ///
  /// - Parameter table: tells tables apart that have the same key.
  /// - Throws: exit status 2 for a key or table that is not there, with the nearest one, and 64 when several tables
  ///   have the key.
  func id(of key: String, table: String?) throws -> TextID {
    let ids = catalog.ids(of: TableKey(key))
    if let table { return try id(of: key, inTable: table, among: ids) }
    if ids.count > 1 {
      throw Terminal.misuse(
        "several tables have '\(key)': \(ids.map(\.table).joined(separator: ", "))",
        help: "add --table and one of these names")
    }
    if let id = ids.first { return id }
    let known = Set(catalog.developmentIDs.map(\.key.text)).sorted()
    throw Terminal.failure(
      "no table in '\(access.folder)' has the key '\(key)'",
      help: Suggestion.question(key, among: known))
  }

  private func id(of key: String, inTable table: String, among ids: [TextID]) throws -> TextID {
    if let id = ids.first(where: { $0.table == table }) { return id }
    let tables = Set(catalog.files.map(\.place.table)).sorted()
    guard tables.contains(table) else {
      throw Terminal.failure(
        "there is no table '\(table)'",
        help: Suggestion.question(table, among: tables) ?? "the tables are \(tables.joined(separator: ", "))")
    }
    throw Terminal.failure(
      "table '\(table)' has no '\(key)'",
      help: ids.isEmpty ? nil : "it is in \(ids.map(\.table).joined(separator: ", "))")
  }

  /// What a text takes: the development text's parameters, else those of any locale's text.
  func parameters(of id: TextID) -> [TextParameter] {
    let entry =
      catalog.developmentEntries[id]
      ?? catalog.locales.indices.lazy.compactMap { catalog.entries(locale: $0, layer: nil)[id] }.first
    return entry.map { catalog.parameters(of: $0) } ?? []
  }

  /// The text that an app shows.
  ///
  /// - Parameter arguments: `name=value` pairs.
  /// - Throws: an exit status, with a message, when the arguments do not fit or no locale of the chain has the text.
  func text(
    of id: TextID, arguments: [String], preferences: [LanguageTag], formatting: FormattingOptions,
    as form: RenderedForm = .text
  ) throws -> String {
    try textAndLanguage(
      of: id, arguments: arguments, preferences: preferences, formatting: formatting, as: form
    ).text
  }

  /// The same with the language that the text is in for its readers (`LanguageTag.asRead(by:)`).
  func textAndLanguage(
    of id: TextID, arguments: [String], preferences: [LanguageTag], formatting: FormattingOptions,
    as form: RenderedForm = .text
  ) throws -> (text: String, language: LanguageTag) {
    let parameters = parameters(of: id)
    let values = try ArgumentValues.named(arguments, for: parameters)
    let chain = catalog.available.chain(for: preferences)
    guard let (resolved, locale, _) = Resolver(source: catalog, chain: chain.indices).message(for: id) else {
      throw Terminal.failure(
        "no language of the chain has '\(id.key)'", help: "l10n explain \(access.folder) \(id.key) shows the steps")
    }
    let message = catalog.configuration.markup(of: id).map { resolved.markedUp($0) } ?? resolved
    let requested = chain.preferenceIndex.map { preferences[$0] }
    // As generated code holds them, but for what the text does not show.
    let shown = Set(parameters.compactMap { $0.format?.name })
    let formats = catalog.formats.filter { shown.contains($0.name) }
    var numbers = message.numbers
    numbers.insert(formats)
    let language = chain.indices.first.map { locale.tag.asRead(by: catalog.locales[$0].tag) } ?? locale.tag
    let formatter = try formatting.formatter(
      for: language, requested: requested, defaultDigits: catalog.configuration.digits,
      ArgumentWords(formats), numbers, dates: message.dates.union(formats.compactMap(\.function.dateForm)))
    do {
      let names = parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
      return (try form.text(of: message, values, names: names, formatter), language)
    } catch {
      throw Terminal.failure("'\(id.key)' in '\(locale.directory)' cannot be shown: \(error)")
    }
  }
}
