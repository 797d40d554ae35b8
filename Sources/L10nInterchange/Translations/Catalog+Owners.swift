package import L10nCore
package import L10nRuntime

extension Catalog {
  /// The locale with the translations of a table into a language.
  ///
  /// A language may have several directories, such as `zh-CN.lproj` in one module and `zh_CN.lproj` in another: the one
  /// with the table is used, or else one beside the table, or else the first.
  /// - Returns: an index in `locales`; `nil` for a language that the catalog is not translated into.
  package func owner(ofTable table: String, in language: LanguageTag) -> Int? {
    let candidates = translationIndices.filter { locales[$0].tag == language }
    guard candidates.count > 1 else { return candidates.first }
    let folder = table.split(separator: "/").dropLast()
    return candidates.first { index in files(locale: index).contains { $0.place.table == table } }
      ?? candidates.first { index in
        files(locale: index).contains { $0.place.table.split(separator: "/").dropLast().elementsEqual(folder) }
      } ?? candidates.first
  }
}
