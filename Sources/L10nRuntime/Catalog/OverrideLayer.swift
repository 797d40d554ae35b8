/// Texts that replace those of a module, in any number of languages: a customer's wording, a correction, a language
/// that the module does not have. `L10nOverrides` makes layers from files:
///
///     import L10nOverrides
///
///     let file = OverrideFile("fr.strings", language: french, bytes: bytes)
///     let layer = OverrideLayer("acme", files: [file], for: PlayerStrings.overrides)
///     for problem in layer.problems { log("\(problem)") }
///     PlayerStrings.overrides.reload([layer])
///
/// Every text is checked when the layer is made. A text is left out, with one of the `problems`, if the module's
/// arguments do not fit, if the module lacks its key, or if it would disturb the direction of surrounding text; the
/// others apply.
///
/// A plural text needs no form but `other`. Missing forms are taken from the layers that it hides in its language and
/// then from the module's own texts, as `l10n resolve` shows them. Layers do not lend forms to other texts: a text of
/// the module has the module's forms, and a layer of one language takes none from another.
public struct OverrideLayer: Sendable {
  /// The name of the layer.
  public let name: String

  /// The problems of the files, in the given order of the files.
  public let problems: [OverrideProblem]

  /// The texts of each language, by tag.
  let tables: [(language: LanguageTag, texts: OverrideTable)]

  /// The module of the texts.
  let catalog: CatalogStorage

  /// A layer of compiled texts.
  ///
  /// - Parameter tables: the texts that fit the module, by language and index; each language once.
  package init(
    _ name: String, _ tables: [(language: LanguageTag, texts: OverrideTable)], problems: [OverrideProblem],
    for overrides: TextOverrides
  ) {
    self.name = name
    self.problems = problems
    self.tables = tables.filter { !$0.texts.isEmpty }.sortedFew { $0.language.description < $1.language.description }
    catalog = overrides.storage
  }

  /// The languages in which the layer has texts, by tag.
  public var languages: [LanguageTag] { tables.map { $0.language } }

  /// The number of the layer's texts in all languages.
  public var count: Int { tables.reduce(0) { $0 + $1.texts.count } }
}

/// The texts of one layer in one language, by index.
package typealias OverrideTable = [Int: OverrideText]

/// One text of a layer.
package struct OverrideText: Sendable {
  /// Completes a program with missing plural forms of others.
  /// - Parameters:
  ///   - program: the text's own program.
  ///   - lenders: programs that lend forms, in order of preference.
  ///   - categories: the plural categories of the text's language.
  package typealias Completion =
    @Sendable (
      _ program: String, _ lenders: [String], _ categories: [PluralCategory]
    ) -> String

  /// The program of the text.
  let program: String

  /// The function that takes plural forms from hidden texts; `nil` if no form is missing.
  let completion: Completion?

  /// A text from its parts.
  package init(_ program: String, completion: Completion?) { (self.program, self.completion) = (program, completion) }
}
