import ArgumentParser
import Foundation
import L10nCore
import L10nRuntime
import StringsFormat

/// The language of a single table file.
struct FileLanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the table; by default that of its .lproj directory, or the source language of a String Catalog.",
      valueName: "tag"))
  var locale: [String] = []

  func validate() throws { _ = try LanguageTag.single(locale) }

  /// The language asked for, as it is spelled.
  var name: String? { LanguageTag.names(in: locale).first }

  private var asked: LanguageTag? { name.flatMap { LanguageTag(directoryName: $0) } }

  /// The language asked for of a String Catalog, else its source language.
  ///
  /// - Throws: exit status 2 with a message when the catalog does not have the language.
  func table(of catalog: StringCatalog, file: String) throws -> StringCatalogTable {
    let source = StringCatalogTable.sourceLanguage(of: catalog)
    guard let asked, asked != LanguageTag(directoryName: source) else {
      return StringCatalogTable(catalog, language: source)
    }
    guard let language = catalog.languages.first(where: { LanguageTag(directoryName: $0) == asked }) else {
      let others = catalog.languages.filter { $0 != source }
      throw Terminal.failure(
        "'\(file)' has no texts in '\(asked)'", help: "it has: \(([source] + others).joined(separator: ", "))")
    }
    return StringCatalogTable(catalog, language: language)
  }

  /// The language asked for, else that of the directory that holds the file, else English.
  func tag(of file: String) -> LanguageTag {
    let path = URL(filePath: file).standardizedFileURL.path
    return asked ?? CatalogPlace(path: path).flatMap { LanguageTag(directoryName: $0.directory) } ?? .english
  }
}
