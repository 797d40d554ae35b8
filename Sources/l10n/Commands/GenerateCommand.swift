import ArgumentParser
import L10nCore
import L10nGenerate
import L10nLint
import L10nReport
import L10nSyntax
import L10nWorkspace

struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Writes typed Swift for all texts of a catalog.",
    discussion: """
      Files are replaced only when their contents change. Nothing is written when the arguments of a text do not fit: \
      the generated functions rely on them. With --keep-going, or 'keep-going: true' under 'generate' in l10n.yml, \
      such texts are left out instead, and the next language of the chain answers for them; so is what cannot be read of \
      a table. Each is reported: with the option as an error, and the exit status is 1; with the setting as a warning.

      With --template it renders a Mustache template instead: one file, or one per locale where the path of --output \
      has {{locale}} in it. Built-in templates are \
      \(ReadyTemplate.allCases.map(\.rawValue).joined(separator: ", ")). Documentation/Templates.md lists the values.

      EXAMPLE:
        l10n generate Localizations --output Sources/PlayerStrings
        l10n generate --template kotlin --output app/src/main/kotlin/Keys.kt
        l10n generate --template Page.html.mustache --output 'Pages/{{locale}}.html'
      """)

  @OptionGroup var options: CatalogOptions

  @Option(
    help: ArgumentHelp("The folder for the generated files; the file with --template.", valueName: "path"),
    completion: .directory)
  var output: String?

  @Option(help: ArgumentHelp("The style of the Swift code; by default that of l10n.yml.", valueName: "name"))
  var style: GenerateSettings.Style?

  @Option(
    help: ArgumentHelp(
      "The prefix of the names of the Swift files; by default the name of the generated type.", valueName: "name"))
  var stem: String?

  @Option(help: ArgumentHelp("A built-in template, or the path of a Mustache file.", valueName: "name|file"))
  var template: String?

  @Option(
    help: ArgumentHelp(
      "A map of an SDK's keys, for the template; NAME.keys.yml in the catalog's folder by default.",
      valueName: "file"))
  var keys: String?

  @Flag(help: "Print the values that templates get, as JSON, and write nothing.")
  var context = false

  @Flag(help: "Write nothing; exit with 1 and name the files that would change.")
  var check = false

  @Flag(help: "Write nothing; print what would change as a unified diff, and exit with 1.")
  var dryRun = false

  @Flag(help: "Leave out texts that do not fit their arguments or cannot be read; exit with 1.")
  var keepGoing = false

  @OptionGroup(title: "Build systems") var dependencies: DependencyOptions

  @Flag(help: "Include pseudolocales, which are left out unless 'locales' in l10n.yml names them.")
  var pseudo = false

  @OptionGroup var verbosity: VerbosityOptions

  /// Whether left-out texts must affect the exit status.
  private var hasLeftOut = false

  func validate() throws {
    if context {
      if output != nil || check || dryRun {
        throw ValidationError("--context prints values; leave out --output, --check and --dry-run")
      }
    } else if output == nil {
      throw ValidationError("Missing expected argument '--output <path>'")
    }
    if keys != nil, template == nil, !context { throw ValidationError("--keys is for --template") }
    if style != nil, template != nil { throw ValidationError("--style is for Swift; a template has its own shape") }
    if stem != nil, template != nil {
      throw ValidationError("--stem is for Swift; --output names the file of a template")
    }
    if stem?.contains("/") == true || stem == "" { throw ValidationError("--stem is a name without folders") }
  }

  mutating func run() throws {
    try options.find(verbosity)
    let loaded = try options.access.load(reading: pseudo ? [] : .release, requiring: .nothing)
    try options.access.require(.files, of: loaded, orElse: "nothing was generated")
    let catalog = styled(try provable(loaded))
    guard !catalog.files.isEmpty else { throw options.access.emptyCatalog }
    do {
      if context { return try Terminal.write(values(of: catalog).value().json.text(JSONLayout()) + "\n") }
      let files = try ProgressLine.standard.during("generating \(output ?? "")") {
        try self.files(of: catalog)
      }
      try check ? report(files.filter { !FileWriter.holds($0.text, at: $0.name) }) : write(files)
      if !check, !dryRun {
        let inputs = try loaded.paths.map(options.access.path) + templatePaths()
        try dependencies.write(inputs: inputs, outputs: files.map(\.name))
      }
      if hasLeftOut { throw ExitCode(1) }
    } catch let error as FileError {
      throw Terminal.failure("\(error)")
    } catch let error as GenerationError {
      throw Terminal.failure("\(error)")
    }
  }

  /// The files with their paths.
  private func files(of catalog: Catalog) throws -> [GeneratedFile] {
    let output = output ?? ""
    guard let template else {
      let folder = output.hasSuffix("/") ? output : "\(output)/"
      return try SwiftGenerator(catalog, source: options.access.folder).files(stem: stem).map {
        GeneratedFile(name: folder + $0.name, text: $0.text)
      }
    }
    let choice = TemplateChoice(template)
    return try choice.generator().files(
      values(of: catalog), named: choice.filePath(below: output, typeName: catalog.configuration.generate.name))
  }

  /// The paths of the template, of its partials, and of its key map.
  private func templatePaths() throws -> [String] {
    guard let choice = template.map({ TemplateChoice($0) }) else { return [] }
    let map = KeyMapChoice(keys, for: choice, in: options.access).usedPath
    return try choice.sources().map(\.path).filter { _ in !choice.isReady } + [map].compactMap { $0 }
  }

  /// The values for templates.
  private func values(of catalog: Catalog) throws -> TemplateContext {
    let map = try KeyMapChoice(keys, for: template.map { TemplateChoice($0) }, in: options.access).keyMap()
    let values = try TemplateContext(catalog, source: options.access.folder, keyMap: map.keyMap)
    let problems = values.diagnostics
    guard problems.isEmpty else { throw map.failure(problems) }
    return values
  }

  /// The catalog with the texts that fit their arguments; texts that are left out are reported.
  ///
  /// - Throws: an exit status, with messages, for errors if the run should not keep going.
  private mutating func provable(_ loaded: CatalogFolder.Loaded) throws -> Catalog {
    guard keepGoing || loaded.catalog.configuration.generate.keepsGoing else {
      try options.access.require(
        .texts, of: loaded, orElse: "nothing was generated", help: "--keep-going leaves out what cannot be read")
      let errors = ArgumentProof.errors(in: loaded.catalog)
      if !errors.isEmpty { throw unsound(errors, loaded) }
      return loaded.catalog
    }
    guard let (catalog, errors) = ArgumentProof.provable(loaded.catalog) else {
      throw unsound(ArgumentProof.errors(in: loaded.catalog), loaded)
    }
    // A reader's finding may be the reason why a text cannot be proved.
    let unread = CatalogAccess.unread(of: loaded, .texts).filter { found in
      !errors.contains { $0.location == found.location && $0.ruleID == found.ruleID }
    }
    var left = (unread + errors).sorted(by: Diagnostic.precedes)
    hasLeftOut = keepGoing && !left.isEmpty
    if !keepGoing { for index in left.indices { left[index].severity = .warning } }
    Terminal.report(options.access.reporter(for: loaded).text(for: left))
    return catalog
  }

  private func unsound(_ errors: [Diagnostic], _ loaded: CatalogFolder.Loaded) -> ExitCode {
    Terminal.report(options.access.reporter(for: loaded).text(for: errors))
    Terminal.report(
      error: "nothing was generated: the arguments of some texts do not fit",
      help: "--keep-going leaves such texts out")
    return ExitCode(1)
  }

  /// The catalog with the style of the command line, if one is given.
  private func styled(_ catalog: Catalog) -> Catalog {
    guard let style else { return catalog }
    var configuration = catalog.configuration
    configuration.generate.style = style
    return catalog.configured(configuration)
  }

  private func write(_ files: [GeneratedFile]) throws {
    var changed = ChangedFiles()
    for file in files {
      try changed.add(output: Array(file.text.utf8), to: file.name, note: "wrote \(file.name)\n")
    }
    if changed.isEmpty { return try verbosity.print("\(output ?? "") is up to date\n") }
    if dryRun {
      try changed.showDiff()
      throw ExitCode(1)
    }
    guard try changed.write(verbosity) else { throw ExitCode(1) }
  }

  private func report(_ changed: [GeneratedFile]) throws {
    for file in changed { try Terminal.write("would change \(VisibleText.of(file.name))\n") }
    guard !changed.isEmpty else { return }
    Terminal.report(
      error: "\(output ?? "") is out of date",
      help: "run l10n generate without --check")
    throw ExitCode(1)
  }
}

extension GenerateSettings.Style: ExpressibleByArgument {}
