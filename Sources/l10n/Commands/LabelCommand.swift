import ArgumentParser
import L10nCore
import L10nReport
import L10nRuntime
import StringsFormat

struct LabelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "label", abstract: "Prints what a screen reader says for a control.",
    usage: "l10n label [<folder>] <control> [--state <state>] [--kind <kind>] [--locale <tag,…>] [<options>]",
    discussion: """
      The control is one of those in l10n.yml, by name or by tag number.

      EXAMPLE:
        l10n label Localizations buttonPlayback --state secondary --locale ar
      """)

  enum State: String, ExpressibleByArgument, CaseIterable {
    case primary, secondary
  }

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case label, hint, value, prefix, text
  }

  @Argument(
    help: ArgumentHelp("The catalog's folder; may be left out as elsewhere.", valueName: "folder"))
  var first: String

  @Argument(help: ArgumentHelp("The control's name or tag number.", valueName: "control"))
  var second: String?

  @Option(help: "The control's state.")
  var state: State = .primary

  @Option(help: "The kind of text: what a screen reader says, or the text that is drawn.")
  var kind: Kind = .label

  @OptionGroup var localeOptions: LocaleOptions

  @Option(
    name: .customLong("arg"), help: ArgumentHelp("An argument of the text; may be repeated.", valueName: "name=value"))
  var arguments: [String] = []

  @OptionGroup var formatting: FormattingOptions

  @OptionGroup var verbosity: VerbosityOptions

  func run() throws {
    let access = try CatalogAccess(second == nil ? nil : first, verbosity)
    let catalog = try access.loadCatalog()
    let control = try control(second ?? first, in: catalog, access)
    let lookup = TextLookup(catalog: catalog, access: access)
    let texts = control.texts(
      ControlTextKind(rawValue: kind.rawValue) ?? .label, state == .primary ? .primary : .secondary)
    let ids = try texts.map { text in
      // The first table that has the key counts, as in generated code.
      try catalog.ids(of: TableKey(text.key)).first ?? lookup.id(of: text.key, table: nil)
    }
    guard let id = ids.first(where: { lookup.parameters(of: $0).count == arguments.count }) ?? ids.first else {
      throw Terminal.failure(
        "'\(control.name)' has no \(kind.rawValue) for its \(state.rawValue) state", help: kinds(of: control, access))
    }
    let text = try lookup.text(
      of: id, arguments: arguments, preferences: localeOptions.preferences, formatting: formatting)
    try Terminal.write(VisibleText.lines(of: text) + "\n")
  }

  private func control(_ name: String, in catalog: Catalog, _ access: CatalogAccess) throws -> ControlDeclaration {
    let controls = catalog.configuration.controls
    if let found = controls.first(where: { $0.name == name || String($0.tag) == name }) { return found }
    let nearest = Suggestion.nearest(to: name, among: controls.map(\.name)).map { "did you mean '\($0)'?" }
    throw Terminal.failure(
      "there is no control '\(name)'",
      help: nearest ?? "the controls are declared in \(access.path(Configuration.fileName))")
  }

  private func kinds(of control: ControlDeclaration, _ access: CatalogAccess) -> String {
    let kinds = ControlTextKind.allCases.filter { kind in control.texts.contains { $0.kind == kind } }.map(\.rawValue)
    let known = kinds.isEmpty ? "no texts" : "only: \(kinds.joined(separator: ", "))"
    return "\(access.path(Configuration.fileName)) gives it \(known)"
  }
}
