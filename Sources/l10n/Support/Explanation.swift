import L10nCore
import L10nReport
import L10nRuntime
import L10nSyntax

/// An explanation of the look-up of a text.
struct Explanation {
  private let catalog: Catalog
  private let id: TextID
  private let preferences: [LanguageTag]
  private let chain: LocaleChain

  init(catalog: Catalog, id: TextID, preferences: [LanguageTag]) {
    self.catalog = catalog
    self.id = id
    self.preferences = preferences
    chain = catalog.available.chain(for: preferences)
  }

  /// Lines for the requested and matched languages and for arguments with formats, then one for each step.
  ///
  /// - Parameter path: returns a file's path for the user from its path below the catalog's folder.
  func text(path: (String) -> String) -> String {
    let steps = Resolver(source: catalog, chain: chain.indices).trace(for: id)
    let states = states(of: steps)
    var output = "\(id.key) in table \(id.table)\n"
    output += "asked for: \(preferences.isEmpty ? "no language" : list(preferences.map(\.description)))\n"
    output += "chosen: \(choice)\n"
    output += "chain: \(chain.names.joined(separator: " → "))\n"
    if !formats.isEmpty { output += "arguments: \(list(formats))\n" }
    for (index, (step, entry)) in steps.enumerated() {
      output += "  \(index + 1). \(name(of: step.layer, in: chain.names[step.chainIndex])): \(states[index])"
      if let entry { output += " \(place(of: entry, path)): \(shown(entry))" }
      output += "\n"
    }
    if steps.allSatisfy({ $0.entry == nil }) { output += "no step has the key\n" }
    return output + unappliedLayers(path)
  }

  private var choice: String {
    guard let index = chain.preferenceIndex else {
      let reason = preferences.isEmpty ? "" : ", because none of them is there"
      return "\(chain.best), the development language\(reason)"
    }
    let asked = preferences[index].description
    return asked == chain.best ? chain.best : "\(chain.best), the best match for \(asked)"
  }

  /// The arguments that `l10n.yml` gives a format: `'time' as duration-spoken`.
  private var formats: [String] {
    guard let entry = catalog.developmentEntries[id] else { return [] }
    return catalog.parameters(of: entry).enumerated().compactMap { index, parameter in
      parameter.format.map { "'\(parameter.name ?? "argument\(index + 1)")' as \($0.name)" }
    }
  }

  private func name(of layer: Int?, in directory: String) -> String {
    directory + (layer.map { ", layer \(catalog.layers[$0])" } ?? "")
  }

  /// The effect of each step: the first entry answers, and later ones of its language may supply plural forms.
  private func states(of steps: [(step: ResolutionStep, entry: CatalogEntry?)]) -> [String] {
    var answer: (step: ResolutionStep, message: Message)?
    return steps.map { step, entry in
      guard let entry else { return "not there" }
      guard let (answering, message) = answer else {
        answer = (step, entry.message)
        return "answers"
      }
      let locale = catalog.locales[chain.indices[answering.chainIndex]]
      let later = catalog.locales[chain.indices[step.chainIndex]]
      guard answering.takesForms(from: step), later.tag.isWritten(like: locale.tag) else { return "shadowed" }
      let completed = message.completed(by: entry.message, categories: PluralRules(for: locale.tag).categories)
      answer = (answering, completed)
      return completed == message ? "shadowed" : "lends the plural forms that are missing so far"
    }
  }

  /// Texts of layers that are not applied, which the user may be looking for.
  private func unappliedLayers(_ path: (String) -> String) -> String {
    chain.indices.flatMap { locale in
      catalog.layers.indices.dropFirst(catalog.appliedLayerCount).compactMap { layer in
        catalog.entries(locale: locale, layer: layer)[id].map { entry in
          "  not asked: \(name(of: layer, in: catalog.locales[locale].directory)) \(place(of: entry, path)): "
            + "'layers' in \(path(Configuration.fileName)) does not name it\n"
        }
      }
    }.joined()
  }

  private func list(_ items: [String]) -> String { items.joined(separator: ", ") }

  private func place(of entry: CatalogEntry, _ path: (String) -> String) -> String {
    let position = entry.file.source.position(of: entry.keyRange.lowerBound)
    return "\(path(entry.file.path)):\(position.line)"
  }

  private func shown(_ entry: CatalogEntry) -> String {
    if let text = entry.plainText ?? entry.pattern?.text { return "“\(VisibleText.of(text))”" }
    let forms = entry.texts.compactMap { text in text.category.map { "\($0) “\(VisibleText.of(text.text))”" } }
    return forms.isEmpty ? "a rule" : list(forms)
  }
}
