public import ArgumentParser
import L10nCore
import L10nReport
public import L10nRuntime
import L10nSyntax
import L10nWorkspace

extension ControlTextKind: ExpressibleByArgument {}

struct LabelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "label", abstract: "Prints what a screen reader says for a control.",
    usage: "l10n label [<folder>] <control> [--state <state>] [--kind <kind>] [--locale <tag,…>] [<options>]",
    discussion: """
      The control is one of those in l10n.yml, by name or by tag number.

      EXAMPLE:
        l10n label Localizations buttonPlayback --state secondary --locale ar
      """)

  @Argument(
    help: ArgumentHelp("The catalog's folder; found as in other commands if left out.", valueName: "folder"))
  var first: String

  @Argument(help: ArgumentHelp("The control's name or tag number.", valueName: "control"))
  var second: String?

  @Option(help: "The control's state: primary, secondary, or its name in l10n.yml.")
  var state = "primary"

  @Option(
    help: "The kind of text: what a screen reader says, what people say to use it, or the text that is drawn.")
  var kind: ControlTextKind = .label

  @OptionGroup var localeOptions: LocaleOptions

  @Option(
    name: .customLong("arg"), help: ArgumentHelp("An argument of the text; may be repeated.", valueName: "name=value"))
  var arguments: [String] = []

  @Flag(help: "Put the tag of its language in front of each word of foreign-words, as in [en: AirPlay].")
  var markLanguages = false

  @OptionGroup var formatting: FormattingOptions

  @OptionGroup var verbosity: VerbosityOptions

  func run() throws {
    let access = try CatalogAccess(second == nil ? nil : first, verbosity)
    let catalog = try access.loadCatalog(about: localeOptions.named)
    let control = try access.control(second ?? first, in: catalog) { Terminal.failure($0, help: $1) }
    let lookup = TextLookup(catalog: catalog, access: access)
    let ids = try control.texts(kind, controlState(of: control)).map { text in
      // The first table with the key is used, as in generated code.
      try catalog.ids(of: TableKey(text.key)).first ?? catalog.id(of: text.key)
    }
    guard let id = ids.first(where: { lookup.parameters(of: $0).count == arguments.count }) ?? ids.first else {
      throw Terminal.failure(
        "'\(control.name)' has no \(kind.rawValue) for its \(state) state", help: kinds(of: control, access))
    }
    let (text, language) = try lookup.textAndLanguage(
      of: id, arguments: arguments, preferences: localeOptions.preferences, formatting: formatting)
    // Input labels are printed one on each line, the most important first.
    let shown = markLanguages ? catalog.configuration.foreignWords.runs(of: text, in: language).marked : text
    let lines = kind == .inputLabels ? shown.inputLabels.joined(separator: "\n") : shown
    try Terminal.write(VisibleText.lines(of: lines) + "\n")
  }

  private func controlState(of control: ControlDeclaration) throws -> ControlState {
    let names = [ControlState.names, control.stateNames ?? []]
    guard let index = names.compactMap({ $0.firstIndex(of: state) }).first, let found = ControlState(rawValue: index)
    else {
      throw Terminal.failure(
        "'\(control.name)' has no state '\(state)'", help: "name one of \(names.joined().joined(separator: ", "))")
    }
    return found
  }

  private func kinds(of control: ControlDeclaration, _ access: CatalogAccess) -> String {
    let kinds = ControlTextKind.allCases.filter { kind in control.texts.contains { $0.kind == kind } }.map(\.rawValue)
    let known = kinds.isEmpty ? "no texts" : "only: \(kinds.joined(separator: ", "))"
    return "\(access.path(Configuration.fileName)) gives it \(known)"
  }
}
