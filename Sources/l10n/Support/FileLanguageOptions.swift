import ArgumentParser
import Foundation
import L10nCore
import L10nRuntime
import L10nWorkspace

/// The language of a single table file.
struct FileLanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the file; by default that of its folder, or the source language of a String Catalog.",
      valueName: "tag"))
  var locale: [String] = []

  func validate() throws { _ = try LanguageTag.single(locale) }

  /// The requested language, in its spelling.
  var name: String? { locale.listed.first }

  private var asked: LanguageTag? { name.flatMap { LanguageTag(directoryName: $0) } }

  /// The table of a file in the requested language, or else in that of its place, or the source language of a file of
  /// several.
  ///
  /// - Returns: the table and its language, by default English.
  /// - Throws: exit status 2 with a message if the file does not have the language, or cannot be read.
  func table(at path: String) throws -> (file: TableFile, tag: LanguageTag) {
    let bytes = try Terminal.orFail { try FileReader.bytes(of: path) }
    let place = CatalogPlace(
      standingAlone: URL(filePath: path).standardizedFileURL.path, format: Self.format(of: path) ?? .strings)
    let read = place.format.read(bytes)
    guard let source = read.languages.first else {
      let tag = asked ?? LanguageTag(directoryName: place.directory) ?? .english
      return (TableFile(path: path, place: place, read), tag)
    }
    let language = try asked.map { try self.language($0, among: read.languages, of: path) } ?? source
    return (
      TableFile(path: path, place: place, read, language: language), LanguageTag(directoryName: language) ?? .english
    )
  }

  /// The format of a file by its name and its folders, which the path may leave out; `nil` for one that is no table.
  static func format(of path: String) -> TableFormat? {
    TableFormat(ofFile: URL(filePath: path).standardizedFileURL.path)
  }

  private func language(_ asked: LanguageTag, among languages: [String], of path: String) throws -> String {
    if let language = languages.first(where: { LanguageTag(directoryName: $0) == asked }) { return language }
    throw Terminal.failure(
      "'\(path)' has no texts in '\(asked)'", help: "it has: \(languages.joined(separator: ", "))")
  }
}
