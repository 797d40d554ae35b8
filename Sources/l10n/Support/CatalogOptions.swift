import ArgumentParser
import L10nRuntime

/// The folder that a command works on.
struct CatalogOptions: ParsableArguments {
  @Argument(help: "The catalogue's folder.", completion: .directory)
  var folder: String = "Localizations"

  var access: CatalogAccess { CatalogAccess(folder: folder) }
}

/// A key in a catalogue; the folder may be left out.
struct KeyOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The catalogue's folder; Localizations where only the key is given.", valueName: "folder"))
  var first: String

  @Argument(help: ArgumentHelp("The key.", valueName: "key"))
  var second: String?

  @Option(help: ArgumentHelp("The table, where several have the key.", valueName: "name"))
  var table: String?

  var access: CatalogAccess { CatalogAccess(folder: second == nil ? "Localizations" : first) }

  var key: String { second ?? first }
}

/// Whose language a text is looked up in.
struct LocaleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language tags asked for, first choice first; the user's own by default.", valueName: "tag,…"))
  var locale: String?

  /// The languages asked for.
  var preferences: [LanguageTag] {
    locale.map { LocalePreferences(Self.names(in: $0)).tags } ?? LocalePreferences.current.tags
  }

  func validate() throws {
    let names = locale.map(Self.names) ?? ["en"]
    for name in names where LocalePreferences([name]).tags.isEmpty { throw LanguageTag.invalid(name) }
    if names.isEmpty { throw LanguageTag.invalid("") }
  }

  private static func names(in list: String) -> [String] {
    list.split(separator: ",").map { $0.filter { $0 != " " } }
  }
}

extension LanguageTag {
  /// The tags of an option's list: `fr, pt-BR`.
  ///
  /// - Throws: what ends the run for a name that is no tag.
  static func list(_ names: String) throws -> [LanguageTag] {
    try names.split(separator: ",").map { name in
      let name = name.filter { $0 != " " }
      guard let tag = LanguageTag(directoryName: name) else { throw invalid(name) }
      return tag
    }
  }

  /// What a command says of a name that is no tag.
  static func invalid(_ name: String) -> ValidationError {
    ValidationError("'\(name)' is no language tag; write one such as pt-BR")
  }
}
