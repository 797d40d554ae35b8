import Foundation
import L10nCore
import L10nInterchange
import L10nWorkspace

extension ConversionInput {
  /// Reads one ARB file, with the arguments that the files beside it declare.
  ///
  /// - Throws: an exit status, with a message, if one of them cannot be read.
  init(bundle file: InterchangeFile, as form: ARBForm, at url: URL) throws {
    let files = try Terminal.orFail { try [file] + Self.bundles(beside: url, file) }
    let projects = try Terminal.orFail { try FlutterProjects(of: files) }
    self.init(ARBFiles(files, settings: projects.settings).tables(as: form)[0], of: file.path, projects)
  }

  /// The other ARB files of a table in the folder of one: a translation does not declare its arguments.
  private static func bundles(beside url: URL, _ file: InterchangeFile) throws -> [InterchangeFile] {
    let folder = file.folder.isEmpty ? "." : file.folder
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".arb") }.sorted()
    let places = CatalogPlaces(names)
    guard let table = places[url.lastPathComponent]?.table else { return [] }
    return try names.filter { $0 != url.lastPathComponent && places[$0]?.table == table }.map { name in
      let path = file.folder + name
      return InterchangeFile(
        path: path, table: file.table, locale: nil, placeLocale: places[name]?.directory,
        bytes: try FileReader.bytes(of: path))
    }
  }
}
