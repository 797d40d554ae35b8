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
    let access = CatalogAccess(folder: folder)
    let catalog = try access.load(requiring: .texts, orElse: "nothing was written").catalog
    guard !catalog.files.isEmpty else { throw access.emptyCatalog }
    let target = CatalogAccess(folder: output)
    var changed = ChangedFiles()
    var notes: [String] = []
    for language in PseudoLanguage.allCases where languages.isEmpty || languages.contains(language) {
      let files = catalog.pseudoFiles(language)
      for file in files { try changed.add(output: file.bytes, to: target.path(file.path), note: "") }
      let count = files.count
      notes.append("wrote \(target.path("\(language.rawValue).lproj")) (\(count) \(count == 1 ? "file" : "files"))")
    }
    guard try changed.write(talk) else { throw ExitCode(1) }
    for note in notes { try talk.tell(note) }
  }
}
