import L10nCore
import L10nRuntime

/// The speech of a screen reader for a control, in each of its states and in all languages, for people.
struct ControlSummary {
  private let name: String
  private let catalog: Catalog
  private let page: HoverPage

  init(_ name: String, in catalog: Catalog, _ page: HoverPage) {
    (self.name, self.catalog, self.page) = (name, catalog, page)
  }

  var lines: [String] {
    guard let control = catalog.configuration.controls.first(where: { $0.name == name }) else { return [] }
    var lines = [page.title(name, "is control \(control.tag)"), ""]
    for locale in catalog.locales {
      let spoken = Self.spoken(of: name, in: catalog, locale.tag, page)
      if spoken.count == 1 {
        lines.append(page.item("\(locale.directory): \(spoken[0].text)"))
      } else if !spoken.isEmpty {
        lines.append(page.item("\(locale.directory):"))
        lines += spoken.map { page.item("\($0.state): \($0.text)", depth: 1) }
      }
    }
    return lines
  }

  /// The controls that speak or show a text, with the speech of each in the development language.
  static func uses(of key: String, in catalog: Catalog, _ page: HoverPage) -> [String] {
    catalog.configuration.controls.flatMap { control -> [String] in
      let uses = control.uses(of: key).map { use, state in use + (state.map { " when \($0)" } ?? "") }
      if uses.isEmpty { return [] }
      let spoken = spoken(of: control.name, in: catalog, catalog.development, page)
      return ["\(page.prose(control.name)) (\(uses.joined(separator: ", "))) is spoken:"]
        + spoken.map { page.item("\($0.state.isEmpty ? "" : "\($0.state): ")\($0.text)") }
    }
  }

  /// The speech in each state: label, value and hint, by the look-up of apps.
  private static func spoken(
    of control: String, in catalog: Catalog, _ tag: LanguageTag, _ page: HoverPage
  ) -> [(state: String, text: String)] {
    let selection = AccessibilityProof.Selection(controls: [control], locales: [tag])
    let cells = AccessibilityProof(catalog, findings: [], selection: selection).cells
    var states: [ControlState?] = []
    for cell in cells where !states.contains(cell.state) { states.append(cell.state) }
    return states.compactMap { state in
      let own = cells.filter { $0.state == state && $0.presence != .silent }
      let parts = own.map { cell in
        let text = cell.text.map(page.code) ?? "missing"
        return "\(cell.kind.rawValue) \(text)" + (cell.presence == .foreign ? " (in another language)" : "")
      }
      if parts.isEmpty { return nil }
      let name = state.map { state in own.first?.stateName ?? "\(state)" } ?? ""
      return (name, parts.joined(separator: ", "))
    }
  }
}
