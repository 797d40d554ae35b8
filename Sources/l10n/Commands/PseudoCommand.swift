import ArgumentParser
import L10nCore
import L10nRuntime
import L10nWorkspace

struct PseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo", abstract: "Writes pseudolocalizations of the development texts, for testing.",
    discussion: """
      en-XA has accented letters, longer texts and brackets; ar-XB runs from right to left; qps-keys shows keys. \
      Specifiers, markup, placeholders and addresses stay unchanged, so that every text still takes its arguments.

      The files go into a separate folder, not into the catalog unless --output names it. Even there they are in \
      no release: l10n generate and the plugin leave them out unless 'locales' in l10n.yml names them, or --pseudo is \
      given.

      EXAMPLE:
        l10n pseudo Localizations --locale en-XA,ar-XB --output Pseudo
      """)

  @Argument(
    help: ArgumentHelp("The catalog's folder; found as in other commands if left out.", valueName: "folder"),
    completion: .directory)
  var names: [String] = []

  @Option(help: ArgumentHelp("The pseudolocales; all by default.", valueName: "tag,…"))
  var locale: [String] = []

  @Option(help: ArgumentHelp("The folder for the .lproj folders.", valueName: "path"), completion: .directory)
  var output: String = "Pseudo"

  @OptionGroup var verbosity: VerbosityOptions

  /// The folder; in the syntax of older versions the languages follow it.
  private var folder: String? { names.first.flatMap { PseudoLanguage(rawValue: $0) == nil ? $0 : nil } }

  private var languages: [PseudoLanguage] {
    get throws {
      try (names.dropFirst(folder == nil ? 0 : 1) + locale.listed).map { name in
        if let language = PseudoLanguage.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) {
          return language
        }
        let all = PseudoLanguage.allCases.map(\.rawValue)
        throw ValidationError("there is no pseudolocale '\(name)'; there are \(all.joined(separator: ", "))")
      }
    }
  }

  func validate() throws { _ = try languages }

  func run() throws {
    let languages = try languages
    let access = try CatalogAccess(folder, verbosity)
    let catalog = try access.load(requiring: .texts, orElse: "nothing was written").catalog
    guard !catalog.files.isEmpty else { throw access.emptyCatalog }
    let target = CatalogAccess(folder: output)
    var changed = ChangedFiles()
    var notes: [String] = []
    for language in PseudoLanguage.allCases where languages.isEmpty || languages.contains(language) {
      let files = catalog.pseudoFiles(language)
      for file in files { try changed.add(output: file.bytes, to: target.path(file.path), note: "") }
      notes.append("wrote \(target.path("\(language.rawValue).lproj")) (\(files.count.counted("file")))")
    }
    guard try changed.write(verbosity) else { throw ExitCode(1) }
    for note in notes { try verbosity.print(note) }
  }
}
