import L10nCore
import L10nRuntime
import L10nSyntax

/// A text in all languages, for people: its arguments, its text in each language and the origin of that text, its
/// plural forms, and the controls that use it.
struct TextSummary {
  private let id: TextID
  private let catalog: Catalog
  private let language: LanguageTag
  private let page: HoverPage

  /// - Parameter language: the language whose plural forms are shown; by default that of the development texts.
  init(_ id: TextID, in catalog: Catalog, language: LanguageTag?, _ page: HoverPage) {
    (self.id, self.catalog, self.page) = (id, catalog, page)
    self.language = language ?? catalog.development
  }

  var lines: [String] {
    var lines = [page.title(id.key.text, "in table \(id.table)"), ""]
    let development = catalog.developmentEntries[id]
    if let comment = development?.comment { lines += [page.prose(comment), ""] }
    if let development, !development.isTranslatable { lines += ["not to be translated", ""] }
    if let extraction = development?.loaded.extractionState, extraction == "stale" {
      lines += ["no longer in the code", ""]
    }
    lines += block(arguments)
    let stale = StaleTexts(catalog.keeping([id]))
    for locale in catalog.locales.indices {
      let (text, state) = text(locale, stale)
      let note = state.map { " (\($0))" } ?? ""
      lines.append(page.item("\(catalog.locales[locale].directory): \(text ?? "–")\(note)"))
      lines += overrides(locale)
    }
    lines += lead(forms) + lead(ControlSummary.uses(of: id.key.text, in: catalog, page))
    return lines
  }

  private func block(_ lines: [String]) -> [String] { lines.isEmpty ? [] : lines + [""] }

  private func lead(_ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] + lines }

  /// The arguments with their types.
  private var arguments: [String] {
    guard let development = catalog.developmentEntries[id] else { return [] }
    return catalog.parameters(of: development).enumerated().map { index, parameter in
      let name = parameter.name.map { " (\(page.prose($0)))" } ?? ""
      let format = parameter.format.map { ", \($0.name)" } ?? ""
      return page.item("argument \(index + 1)\(name): \(page.code(parameter.type.rawValue))\(format)")
    }
  }

  /// The text that readers of a locale see, and its state.
  private func text(_ locale: Int, _ stale: StaleTexts) -> (text: String?, state: String?) {
    let found = FoundText(id, in: catalog, locale: locale, stale)
    let origin = found.from.flatMap { $0 == locale ? nil : "from \(catalog.locales[$0].directory)" }
    let state =
      switch found.state {
      case .own, .inherited: found.needsReview ? "needs a review" : nil
      case .stale: "stale"
      case .missing: found.isStub ? "not translated yet" : "missing"
      }
    let notes = [origin, state].compactMap(\.self).joined(separator: ", ")
    return (found.entry.map(line), notes.isEmpty ? nil : notes)
  }

  /// The texts of layers; readers see that of the last applied layer.
  private func overrides(_ locale: Int) -> [String] {
    let layers = catalog.layers.indices.filter { catalog.entries(locale: locale, layer: $0)[id] != nil }
    let shown = layers.last { $0 < catalog.appliedLayerCount }
    return layers.compactMap { layer in
      catalog.entries(locale: locale, layer: layer)[id].map { entry in
        let note = layer == shown ? " (overrides)" : layer < catalog.appliedLayerCount ? "" : " (not applied)"
        return page.item("\(catalog.layers[layer]): \(line(of: entry))\(note)", depth: 1)
      }
    }
  }

  /// The plural forms of one language, each with example numbers.
  private var forms: [String] {
    let locale = catalog.locales.firstIndex { $0.tag == language }
    let chain = locale.map { catalog.ownChain(of: $0) } ?? []
    guard let entry = chain.lazy.compactMap({ catalog.entries(locale: $0, layer: nil)[id] }).first else { return [] }
    let requirements = PluralRequirements(for: language)
    let forms = entry.texts.filter { $0.category != nil && $0.variants.isEmpty }
    if forms.isEmpty { return [] }
    let variables = Set(forms.map(\.variable))
    return ["plural forms in \(language):"]
      + forms.map { form in
        let category = form.category ?? ""
        let numbers = PluralCategory(rawValue: category).map { requirements.integers(selecting: $0) } ?? []
        let samples =
          numbers.isEmpty
          ? ""
          : " (\(numbers.prefix(4).map { "\($0)" }.joined(separator: ", ")), …)"
            .replacing(", …", with: numbers.count > 4 ? ", …" : "")
        let variable = variables.count > 1 ? "\(form.variable ?? "") " : ""
        return page.item(
          "\(page.prose(variable + category))\(samples): \(page.text(form.text, catalog.configuration.markup(of: id)))")
      }
  }

  /// The text on one line; the forms of one that has several.
  private func line(of entry: CatalogEntry) -> String {
    let texts = entry.texts
    let forms = texts.count > 1 ? texts.filter { $0.category != nil || !$0.variants.isEmpty } : texts
    let shown = (forms.isEmpty ? texts : forms).map { text in
      (names: texts.count == 1 ? [] : text.variants + [text.category].compactMap { $0 }, text: text.text)
    }
    func named(_ names: [String], _ text: String) -> String {
      names.isEmpty ? text : "\(names.joined(separator: " ")): \(text)"
    }
    guard let markup = catalog.configuration.markup(of: id) else {
      return page.code(shown.map { named($0.names, $0.text) }.joined(separator: " · "))
    }
    return shown.map { named($0.names, page.text($0.text, markup)) }.joined(separator: " · ")
  }
}
