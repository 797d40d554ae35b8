import ArgumentParser
import L10nCore
import L10nGenerate
import L10nLint
import L10nWorkspace

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Writes a typed Swift module with all texts of a catalogue.",
    discussion: """
      Files are replaced only when their contents change. Nothing is written when a text does not fit its arguments: \
      the generated functions rely on that.

      EXAMPLE:
        l10n generate Localizations --output Sources/PlayerStrings
      """)

  @OptionGroup var options: CatalogOptions

  @Option(help: ArgumentHelp("The folder for the generated files.", valueName: "folder"), completion: .directory)
  var output: String

  @Option(help: ArgumentHelp("The shape of the Swift code, instead of that of l10n.yml.", valueName: "name"))
  var style: GenerateSettings.Style?

  @Flag(help: "Write nothing; exit with 1 and name the files that would change.")
  var check = false

  @OptionGroup(title: "Build systems") var dependencies: DependencyOptions

  func run() throws {
    let loaded = try options.access.load()
    try refuseUnsound(loaded)
    let catalog = styled(loaded.catalog)
    guard !catalog.files.isEmpty else { throw options.access.emptyCatalog }
    do {
      let files = try SwiftGenerator(catalog, source: options.access.folder).files()
      let changed = files.filter { !FileWriter.holds($0.text, at: path(of: $0)) }
      try check ? report(changed) : write(changed)
      if !check { try dependencies.write(inputs: loaded.paths.map(options.access.path), outputs: files.map(path)) }
    } catch let error as FileError {
      throw Terminal.failure("\(error)")
    }
  }

  /// Ends the run when a file cannot be read, for its language would be left out of the module, or when a text does not
  /// fit its arguments.
  private func refuseUnsound(_ loaded: CatalogFolder.Loaded) throws {
    let unread = loaded.diagnostics.filter { $0.severity == .error }
    if !unread.isEmpty {
      Terminal.complain(options.access.reporter(for: loaded).text(for: unread))
      throw Terminal.failure("nothing was generated: parts of the catalogue cannot be read")
    }
    let unsound = Linter(rules: Rule.provingArguments).result(in: loaded.catalog).diagnostics.filter { diagnostic in
      diagnostic.severity == .error && Rule.provingArguments.contains { $0.id == diagnostic.ruleID }
    }
    if !unsound.isEmpty {
      Terminal.complain(options.access.reporter(for: loaded).text(for: unsound))
      Terminal.complain(error: "nothing was generated: the arguments of some texts do not fit")
      throw ExitCode(1)
    }
  }

  /// The catalogue with the style of the command line, if there is any.
  private func styled(_ catalog: Catalog) -> Catalog {
    guard let style else { return catalog }
    var configuration = catalog.configuration
    configuration.generate.style = style
    return catalog.configured(configuration)
  }

  private func write(_ changed: [GeneratedFile]) throws {
    for file in changed {
      try FileWriter.write(file.text, to: path(of: file))
      try Terminal.write("wrote \(path(of: file))\n")
    }
    if changed.isEmpty { try Terminal.write("\(output) is up to date\n") }
  }

  private func report(_ changed: [GeneratedFile]) throws {
    for file in changed { try Terminal.write("would change \(path(of: file))\n") }
    guard !changed.isEmpty else { return }
    Terminal.complain(
      error: "\(output) is not what \(options.access.folder) gives today", help: "run l10n generate without --check")
    throw ExitCode(1)
  }

  private func path(of file: GeneratedFile) -> String {
    output.hasSuffix("/") ? output + file.name : "\(output)/\(file.name)"
  }
}

extension GenerateSettings.Style: ExpressibleByArgument {}
