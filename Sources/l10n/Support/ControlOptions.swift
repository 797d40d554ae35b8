import ArgumentParser
import L10nCore
import L10nRuntime

/// The controls and locales that are looked at.
struct ControlOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only this control, by name or tag number; may be repeated.", valueName: "control"))
  var control: [String] = []

  @Option(help: ArgumentHelp("Only these locales.", valueName: "tag,…"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp("Only the controls of a group under 'together' in l10n.yml.", valueName: "name"))
  var layout: String?

  /// Whether all are looked at.
  var isEmpty: Bool { control.isEmpty && locale.isEmpty && layout == nil }

  func validate() throws { _ = try LanguageTag.list(locale) }

  /// What is looked at in a catalog.
  ///
  /// - Throws: exit status 64, with a message, for a control, locale or layout that there is not.
  func selection(in catalog: Catalog, _ access: CatalogAccess) throws -> AccessibilityProof.Selection {
    try AccessibilityChoice(catalog, access).selection(
      controls: control, locales: LanguageTag.names(in: locale), layout: layout)
  }
}
