import L10nCore
import L10nLint
import L10nReport
import L10nWorkspace

/// One table file, independent of a catalog.
struct FormattableTable {
  let file: TableFile
  let bytes: [UInt8]

  /// - Parameter path: for messages only.
  init(path: String, format: TableFormat, bytes: [UInt8]) {
    self.bytes = bytes
    file = TableFile(path: path, place: CatalogPlace(standingAlone: path, format: format), bytes: bytes)
  }

  /// Reads a file.
  ///
  /// - Throws: exit status 2, with a message, if it cannot be read or is not a table.
  init(at path: String) throws {
    if let format = TableFormat(ofFile: path) {
      self.init(path: path, format: format, bytes: try Terminal.orFail { try FileReader.bytes(of: path) })
      if file.syntax != nil { return }
    }
    throw Terminal.failure(
      "'\(path)' is not a .strings or .stringsdict file", help: "only these have a style; l10n fix corrects others")
  }

  /// The reader's errors.
  var errors: [Diagnostic] { SyntaxFindings.errors(in: file).sorted(by: Diagnostic.precedes) }

  func report(_ diagnostics: [Diagnostic]) -> String {
    TextReporter(root: ".", sources: [file.path: file.source]).text(for: diagnostics)
  }
}
