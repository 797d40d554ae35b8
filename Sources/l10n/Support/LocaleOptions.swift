import ArgumentParser
import L10nRuntime

/// The languages in which a text is looked up.
struct LocaleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The preferred languages, first choice first; by default those of your environment.", valueName: "tag,…"))
  var locale: [String] = []

  /// The requested languages.
  var preferences: [LanguageTag] {
    locale.isEmpty ? LocalePreferences.current.tags : LocalePreferences(locale.listed).tags
  }

  /// The languages that the options name; `nil` if they name none.
  var named: [LanguageTag]? { locale.isEmpty ? nil : preferences }

  func validate() throws {
    for name in locale.listed where LocalePreferences([name]).tags.isEmpty {
      throw LanguageTag.invalid(name)
    }
    if !locale.isEmpty, locale.listed.isEmpty { throw LanguageTag.invalid("") }
  }
}

/// The option `--locale` of all commands: it may be repeated, or have commas between the tags.
extension LanguageTag {
  /// The tags of an option: `["fr, pt-BR", "de"]`; `nil` if it was not given.
  ///
  /// - Throws: a usage error for a name that is not a tag.
  static func list(_ values: [String]) throws -> [LanguageTag]? {
    if values.isEmpty { return nil }
    let tags = try values.listed.map { name in
      guard let tag = LanguageTag(directoryName: name) else { throw invalid(name) }
      return tag
    }
    if tags.isEmpty { throw invalid("") }
    return tags
  }

  /// The only tag of an option, in its spelling; `nil` if it was not given.
  ///
  /// - Throws: a usage error for a name that is not a tag, and for several.
  static func single(_ values: [String]) throws -> String? {
    guard try list(values) != nil else { return nil }
    let names = values.listed
    guard names.count == 1 else {
      throw ValidationError("--locale takes one language here, not \(names.joined(separator: ", "))")
    }
    return names[0]
  }

  /// The error for a name that is not a tag.
  static func invalid(_ name: String) -> ValidationError {
    ValidationError("'\(name)' is not a language tag; write one such as pt-BR")
  }
}
