import Foundation
import L10nInterchange
import L10nWorkspace

extension ConversionInput {
  /// The other ARB files of a table in the folder of one: a translation does not say which argument is which.
  ///
  /// - Throws: an exit status, with a message, when one cannot be read.
  static func bundles(beside url: URL, table: String) throws -> [InterchangeFile] {
    let folder = url.deletingLastPathComponent().path(percentEncoded: false)
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".arb") }.sorted()
      let places = FilePlaces(names)
      let own = places.place(of: url.lastPathComponent)
      return try names.filter { $0 != url.lastPathComponent && places.place(of: $0).table == own.table }.map { name in
        let path = CatalogAccess(folder: folder).path(name)
        return InterchangeFile(
          path: path, table: table, locale: nil, placeLocale: places.place(of: name).locale,
          bytes: try FileReader.bytes(of: path))
      }
    } catch {
      throw Terminal.failure("\(error)")
    }
  }
}
