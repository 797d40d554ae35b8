import ArgumentParser
import L10nCore
import L10nWorkspace

extension PseudoLanguage: ExpressibleByArgument {}

struct PseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo", abstract: "Writes the development texts in languages that nobody speaks, for testing.",
    discussion: """
      en-XA has letters with accents, longer texts and brackets; ar-XB runs from right to left; qps-keys shows keys. \
      Specifiers, markup, placeholders and addresses stay as they are, so that every text still takes its arguments.

      The files go into a folder of their own, never into the catalogue unless --output names it. Even from there they \
      are in no release: l10n generate and the plugin leave them out unless 'locales' in l10n.yml names them, or \
      --pseudo is given.

      EXAMPLE:
        l10n pseudo Localizations en-XA ar-XB --output Pseudo
      """)

  @Argument(help: "The catalogue's folder.", completion: .directory)
  var folder: String

  @Argument(help: ArgumentHelp("The languages; all by default.", valueName: "tag"))
  var languages: [PseudoLanguage] = []

  @Option(help: ArgumentHelp("The folder for the .lproj directories.", valueName: "path"), completion: .directory)
  var output: String = "Pseudo"

  @OptionGroup var talk: TalkOptions

  func run() throws {
    let catalog = try CatalogAccess(folder: folder).loadCatalog()
    let target = CatalogAccess(folder: output)
    for language in PseudoLanguage.allCases where languages.isEmpty || languages.contains(language) {
      let files = catalog.pseudoFiles(language)
      do {
        for file in files { try FileWriter.write(file.bytes, to: target.path(file.path)) }
      } catch {
        throw Terminal.failure("\(error)")
      }
      let count = files.count
      try talk.tell(
        "wrote \(target.path("\(language.rawValue).lproj")) (\(count) \(count == 1 ? "file" : "files"))\n")
    }
  }
}
