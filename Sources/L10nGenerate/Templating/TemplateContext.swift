package import L10nCore
import L10nRuntime
import L10nSyntax

/// The values for a template: a catalog with its locales, tables, texts and controls.
///
/// `Documentation/Templates.md` describes each value. The same catalog results in the same values on every machine.
package struct TemplateContext {
  private let catalog: Catalog
  private let source: String
  private let texts: GeneratedTexts
  private let shared: [TextContext]
  private let keyMap: KeyMap

  /// - Parameters:
  ///   - source: the path of the catalog's folder, of which only the name is shown.
  ///   - keyMap: the names of the texts in another system; empty if there are none.
  /// - Throws: `GenerationError.noTexts` for a catalog without texts.
  package init(_ catalog: Catalog, source: String, keyMap: KeyMap = KeyMap()) throws {
    self.catalog = catalog
    self.keyMap = keyMap
    self.source = SwiftLiteral.name(ofFolder: source)
    texts = GeneratedTexts(catalog)
    guard !texts.ids.isEmpty else { throw GenerationError.noTexts(development: catalog.development.description) }
    shared = TextContext.all(texts)
  }

  /// The locales that can have files, by the number of each in the catalog.
  var locales: [Int] { texts.locales }

  /// The name of a locale's directory, without `.lproj`.
  func directory(of locale: Int) -> String { catalog.locales[locale].directory }

  /// The values.
  ///
  /// - Parameter locale: the locale of the file, by its number in the catalog; `nil` for a file of all locales, which
  ///   has the texts of the development language.
  package func value(for locale: Int? = nil) -> TemplateValue {
    let start = locale ?? catalog.developmentIndex
    let resolver = start.map { catalog.resolver(startingAt: $0) }
    let values = shared.map { $0.value(resolver, in: catalog, at: start) }
    let settings = catalog.configuration.generate
    let byTable = Dictionary(grouping: texts.ids.indices) { texts.ids[$0].table }
    let tables = byTable.sorted { TableKey($0.key) < TableKey($1.key) }.map { name, indices in
      TemplateValue.object([.init("name", name), .init("texts", .list(indices.map { values[$0] }))])
    }
    let controls = ControlContexts(catalog.configuration.controls, texts: texts)
    var members: [TemplateValue.Member] = [
      .init("source", source), .init("typeName", settings.name),
      .init("propertyName", SwiftIdentifier.lowerCamel(settings.name)), .init("access", settings.access.rawValue),
      .init("development", catalog.development.description), .init("localeCount", .number(texts.locales.count)),
      .init("textCount", .number(texts.ids.count)), .init("hasControls", .flag(!controls.cases.isEmpty)),
    ]
    let example = zip(texts.ids, shared).first { texts.development($0.0)?.parameters.isEmpty ?? false }
    if let example { members.append(.init("examplePath", example.1.path)) }
    if let control = exampleControl(controls.cases) { members.append(.init("exampleControl", control)) }
    if let locale { members.append(.init("locale", localeValue(locale))) }
    members += [
      .init("locales", .list(texts.locales.map(localeValue))), .init("tables", .list(tables)),
      .init("texts", .list(values)), .init("controls", .list(controlValues(controls.cases))),
      .init("keys", .list(keyValues(values, resolver))),
    ]
    return .object(members)
  }

  private func localeValue(_ locale: Int) -> TemplateValue {
    let tag = catalog.locales[locale].tag
    return .object([
      .init("tag", tag.description), .init("directory", catalog.locales[locale].directory),
      .init("identifier", SwiftIdentifier.lowerCamel(tag.description)),
      .init("isDevelopment", .flag(locale == catalog.developmentIndex)),
      .init("isRightToLeft", .flag(tag.isRightToLeft)),
      .init("categories", .list(PluralRules(for: tag).categories.map { .text($0.rawValue) })),
    ])
  }

  /// The first control that has a label.
  private func exampleControl(_ cases: [ControlContext]) -> String? {
    let labelled = Set(catalog.configuration.controls.filter { $0.texts.contains { $0.kind == .label } }.map(\.tag))
    return cases.first { labelled.contains($0.tag) }?.name
  }

  /// The controls by their tags, with the names of their cases.
  private func controlValues(_ cases: [ControlContext]) -> [TemplateValue] {
    let controls = catalog.configuration.controls.sorted { ($0.tag, $0.name) < ($1.tag, $1.name) }
    return zip(controls, cases).map { control, named in
      let texts = control.texts.map { text in
        TemplateValue.object(
          [.init("kind", text.kind.rawValue), .init("key", text.key)]
            + (text.state.map { [.init("state", "\($0)")] } ?? []))
      }
      return .object([
        .init("name", control.name), .init("identifier", named.name), .init("tag", .number(control.tag)),
        .init("texts", .list(texts)),
      ])
    }
  }

  /// The entries of the key map with an existing text.
  private func keyValues(_ values: [TemplateValue], _ resolver: Resolver<Catalog>?) -> [TemplateValue] {
    keyMap.entries.compactMap { entry in
      guard let index = entry.keys.first.flatMap({ texts.index(ofKey: $0.name) }),
        case .object(let members) = values[index]
      else { return nil }
      let text = resolver?.firstEntry(for: texts.ids[index])?.entry ?? texts.development(texts.ids[index])
      let value = text.map { FormatSpelling.text($0.text(inForm: entry.form), with: entry.specifiers) } ?? ""
      return .object(
        [.init("name", entry.foreign), .init("value", value)]
          + members.filter { $0.name != "name" && $0.name != "value" })
    }
  }

  /// The errors of the key map: unknown keys.
  package var diagnostics: [Diagnostic] {
    let known = Set(texts.ids.map(\.key.text))
    return keyMap.entries.flatMap(\.keys).filter { !known.contains($0.name) }.map { key in
      Diagnostic(
        "configuration", .error, "there is no text '\(key.name)'", at: key.location,
        help: Suggestion.question(key.name, among: known))
    }
  }
}
