import ArgumentParser
import L10nCore
import L10nWorkspace

struct IndexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index", abstract: "Writes what is read of one table into an index, for builds in small steps.",
    discussion: """
      Build systems make the index of each table once and share it. Commands that take --index get the tables from there, \
      as long as their files are what they were; a damaged index, or one of another version of l10n, is never trusted.

      The index holds the file itself, so it can be checked without it. The same file gives the same index on every machine.

      EXAMPLE:
        l10n index fr.lproj/Player.strings --output Player.fr.index
        l10n lint --index Player.fr.index --index Player.en.index
      """)

  @Argument(
    help: "The .strings, .stringsdict, .xcstrings or Android .xml file.",
    completion: .file(extensions: ["strings", "stringsdict", "xcstrings", "xml"]))
  var file: String

  @Option(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file())
  var output: String

  func run() throws {
    guard let format = TableFormat(ofFile: file) else {
      throw Terminal.failure(
        "'\(file)' is no table", help: "a table is a .strings, .stringsdict, .xcstrings or Android .xml file")
    }
    try Terminal.orFail {
      let source = try SourceFile(path: file, bytes: FileReader.bytes(of: file))
      let index = TableIndex.bytes(
        of: source, format, format.read(source.bytes), program: ProgramVersion.numberAndCommit, holdsSource: true)
      try FileWriter.write(index, to: output)
    }
  }
}
