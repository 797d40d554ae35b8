import L10nCore
import L10nRuntime
import L10nSyntax

/// The texts that `l10n.yml` names by their keys, as each locale shows them.
struct DeclaredTexts {
  private let context: LintContext

  init(_ context: LintContext) { self.context = context }

  /// The development language's text with a key, in the first table that has one.
  private func id(_ key: String) -> TextID? {
    let key = TableKey(key)
    return context.catalog.tables.lazy.map { TextID(table: $0.name, key: key) }
      .first { context.catalog.developmentEntries[$0] != nil }
  }

  /// Whether the development language has a text with the key.
  func contains(_ key: String) -> Bool { id(key) != nil }

  /// A locale with an applied layer, or without one for the base tables.
  struct Place {
    let locale: Int
    let layer: Int?
    let language: LanguageTag
  }

  /// Every locale, and every layer of it, in order.
  var places: [Place] {
    context.catalog.locales.enumerated().flatMap { index, locale in
      ([nil] + context.catalog.layers.indices.map { $0 }).map { Place(locale: index, layer: $0, language: locale.tag) }
    }
  }

  /// The text of a key at a place, and whether it is the place's own; falls back to a more general locale, but never to
  /// the development language for another language.
  func entry(_ key: String, at place: Place) -> (entry: CatalogEntry, isOwn: Bool)? {
    id(key).flatMap { entry($0, at: place) }
  }

  /// The text of an id at a place, as for a key.
  func entry(_ id: TextID, at place: Place) -> (entry: CatalogEntry, isOwn: Bool)? {
    let catalog = context.catalog
    if let entry = catalog.entries(locale: place.locale, layer: place.layer)[id] { return (entry, true) }
    let fallback = catalog.ownChain(of: place.locale).lazy.compactMap { catalog.entries(locale: $0, layer: nil)[id] }
    return fallback.first.map { ($0, false) }
  }

  /// A finding at a name in `l10n.yml` that is not a key of the development language.
  func unknownKey(_ name: DeclaredName, of what: String) -> Diagnostic? {
    guard !contains(name.name) else { return nil }
    return Diagnostic(
      "'\(name.name)' of \(what) is not in the development language", at: name.location,
      subject: Diagnostic.Subject(key: name.name),
      help: Suggestion.question(name.name, among: Set(context.catalog.developmentIDs.map(\.key.text)).sorted())
        ?? "add it to a table")
  }
}

extension CatalogEntry {
  /// The speech for the first text that the entry may show.
  var heard: String {
    texts.first.map { $0.text.heard(specifiers: FormatString($0.text).placeholders.map(\.range)) } ?? ""
  }
}

extension String {
  /// Whether the speech has anything but arguments.
  var hasWords: Bool { unicodeScalars.contains { $0.isLetterOrDigit } }
}
