import ArgumentParser
import L10nCore
import L10nRuntime

/// The selected controls and locales.
struct ControlOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only this control, by name or tag number; may be repeated.", valueName: "control"))
  var control: [String] = []

  @Option(help: ArgumentHelp("Only these locales.", valueName: "tag,…"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp("Only the controls of a group under 'together' in l10n.yml.", valueName: "name"))
  var layout: String?

  /// Whether nothing is selected, which means all.
  var isEmpty: Bool { control.isEmpty && locale.isEmpty && layout == nil }

  func validate() throws { _ = try LanguageTag.list(locale) }

  /// The selection in a catalog.
  ///
  /// - Throws: exit status 64, with a message, for an unknown control, locale or layout.
  func selection(in catalog: Catalog, _ access: CatalogAccess) throws -> AccessibilityProof.Selection {
    try AccessibilityChoice(catalog, access).selection(
      controls: control, locales: locale.listed, layout: layout)
  }
}
