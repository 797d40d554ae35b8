import ArgumentParser
import L10nCore
import L10nInterchange
import L10nReport
import L10nWorkspace

extension TBXVersion: ExpressibleByArgument {}

/// The sources of terms, and the style in which they are written.
struct TermOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A termbase beside the glossary of l10n.yml: a TBX file; may be repeated.", valueName: "path"),
    completion: .file(extensions: ["tbx"]))
  var terms: [String] = []

  @Option(help: ArgumentHelp("The version of TBX: 2, which most programs read, or 3.", valueName: "number"))
  var tbxVersion: TBXVersion = .v2

  /// The terms of the catalog's settings, and of the sources that the options name.
  ///
  /// - Throws: exit status 2, with a message, if a file cannot be read.
  func termbase(for catalog: Catalog) throws -> Termbase {
    let files = try terms.map { try TBXReading(file: $0).termbase }
    return Termbase(([Termbase(glossaryOf: catalog)] + files).flatMap(\.concepts))
  }
}

extension TBXReading {
  /// - Throws: exit status 2, with messages, if the file cannot be read.
  init(file path: String) throws {
    self.init(try Terminal.orFail { try FileReader.bytes(of: path) }, path: path)
    if !diagnostics.isEmpty {
      Terminal.report(TextReporter(root: ".", sources: [path: source]).text(for: diagnostics))
      throw Terminal.failure("'\(path)' cannot be read as a termbase")
    }
  }
}
