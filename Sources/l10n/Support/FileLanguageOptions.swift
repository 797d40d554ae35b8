import ArgumentParser
import Foundation
import L10nCore
import L10nRuntime

/// The language of a single table file.
struct FileLanguageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The language of the table; by default that of its .lproj directory.", valueName: "tag"))
  var locale: String?

  func validate() throws {
    if let locale, LanguageTag(directoryName: locale) == nil { throw LanguageTag.invalid(locale) }
  }

  /// The language asked for, else that of the directory that holds the file, else English.
  func tag(of file: String) -> LanguageTag {
    let path = URL(filePath: file).standardizedFileURL.path
    return locale.flatMap { LanguageTag(directoryName: $0) }
      ?? CatalogPlace(path: path).flatMap { LanguageTag(directoryName: $0.directory) } ?? .english
  }
}
