import ArgumentParser
import L10nCore
import L10nRuntime
import L10nWorkspace

/// Finds the controls and locales named on the command line.
struct AccessibilityChoice {
  private let catalog: Catalog
  private let access: CatalogAccess

  init(_ catalog: Catalog, _ access: CatalogAccess) { (self.catalog, self.access) = (catalog, access) }

  /// The selection: the named controls that are in the layout, in the named locales.
  ///
  /// - Throws: exit status 64, with a message, for an unknown control, locale or layout.
  func selection(controls names: [String], locales: [String], layout: String?) throws -> AccessibilityProof.Selection {
    var chosen: Set<String>?
    if !names.isEmpty { chosen = Set(try names.map(control)) }
    if let layout {
      let shown = try self.layout(layout)
      chosen = chosen?.intersection(shown) ?? shown
    }
    let tags = try locales.map(locale)
    return AccessibilityProof.Selection(controls: chosen, locales: tags.isEmpty ? nil : Set(tags))
  }

  private func control(_ name: String) throws -> String {
    try access.control(name, in: catalog) { Terminal.misuse($0, help: $1) }.name
  }

  private func layout(_ name: String) throws -> Set<String> {
    let groups = catalog.configuration.together
    if let found = groups.first(where: { $0.name == name }) { return Set(found.controls.map(\.name)) }
    let names = groups.map(\.name)
    let settings = access.path(Configuration.fileName)
    throw Refusal.unknown(
      "layout", name, among: names,
      orElse: names.isEmpty
        ? "write together: {\(name): [buttonPlay, …]} into \(settings)"
        : "\(settings) has \(names.joined(separator: ", "))")
  }

  private func locale(_ name: String) throws -> LanguageTag {
    let known = catalog.locales.map(\.tag) + (catalog.configuration.locales ?? []).map(\.tag)
    let tag = LanguageTag(directoryName: name)
    if let tag, known.contains(tag) { return tag }
    let names = known.map(\.description)
    throw Refusal.unknown(
      "locale", tag?.description ?? name, among: names, orElse: "the catalog has \(names.joined(separator: ", "))")
  }
}

extension CatalogAccess {
  /// The control with a name or tag number.
  ///
  /// - Throws: the result of `refusal` for its message and help, if there is none.
  func control(
    _ name: String, in catalog: Catalog, orElse refusal: (String, String) -> ExitCode
  ) throws -> ControlDeclaration {
    let controls = catalog.configuration.controls
    if let found = controls.first(where: { $0.name == name || String($0.tag) == name }) { return found }
    throw refusal(
      "there is no control '\(name)'",
      Suggestion.question(name, among: controls.map(\.name))
        ?? "the controls are declared in \(path(Configuration.fileName))")
  }
}
