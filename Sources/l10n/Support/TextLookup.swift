import L10nCompiler
import L10nCore
import L10nGenerate
import L10nICU
import L10nRuntime
import L10nSyntax

/// Looks up texts like apps.
struct TextLookup {
  let catalog: Catalog
  let access: CatalogAccess

  /// The parameters of a text: those of the development text, or else of any locale's text.
  func parameters(of id: TextID) -> [TextParameter] {
    let entry =
      catalog.developmentEntries[id]
      ?? catalog.locales.indices.lazy.compactMap { catalog.entries(locale: $0, layer: nil)[id] }.first
    return entry.map { catalog.parameters(of: $0) } ?? []
  }

  /// The text that an app shows.
  ///
  /// - Parameter arguments: `name=value` pairs.
  /// - Throws: an exit status, with a message, if the arguments do not fit or no locale of the chain has the text.
  func text(
    of id: TextID, arguments: [String], preferences: [LanguageTag], formatting: FormattingOptions,
    as form: RenderedForm = .text
  ) throws -> String {
    try textAndLanguage(
      of: id, arguments: arguments, preferences: preferences, formatting: formatting, as: form
    ).text
  }

  /// The same with the language of the text for its readers (`LanguageTag.asRead(by:)`).
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
    // As in generated code, but only for the formats that the text uses.
    let shown = Set(parameters.compactMap { $0.format?.name })
    let formats = catalog.formats.filter { shown.contains($0.name) }
    var numbers = message.numbers
    numbers.insert(formats)
    let language = chain.indices.first.map { locale.tag.asRead(by: catalog.locales[$0].tag) } ?? locale.tag
    let formatter = try formatting.formatter(
      for: language, requested: requested, defaultDigits: catalog.configuration.digits,
      ArgumentWords(formats.samples, naming: formats.namedLanguages), numbers,
      dates: message.dates.union(formats.compactMap(\.function.dateForm)))
    do {
      let names = parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
      return (try form.text(of: message, values, names: names, formatter), language)
    } catch {
      throw Terminal.failure("'\(id.key)' in '\(locale.directory)' cannot be shown: \(error)")
    }
  }
}
