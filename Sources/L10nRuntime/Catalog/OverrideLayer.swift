/// Texts that replace those of a module, in any number of languages: a customer's wording, a correction, a language
/// that the module does not have. `L10nOverrides` makes them of files:
///
///     import L10nOverrides
///
///     let file = OverrideFile("fr.strings", language: french, bytes: bytes)
///     let layer = OverrideLayer("acme", files: [file], for: PlayerStrings.overrides)
///     for problem in layer.problems { log("\(problem)") }
///     PlayerStrings.overrides.reload([layer])
///
/// Every text is checked when the layer is made: one that the module's arguments do not fit, that has no key there, or
/// that would disturb the direction of its surroundings is among `problems` and left out; the others apply.
///
/// A plural text may leave out all forms but `other`. Those that it lacks are taken from the layers that it hides in its
/// language and then from the module's own texts, as `l10n resolve` shows them. Layers lend no forms to anything else: a
/// text of the module has the module's forms, and one language's layer none of another's.
public struct OverrideLayer: Sendable {
  /// What the layer is called.
  public let name: String

  /// What is wrong with the files, file by file in the order given.
  public let problems: [OverrideProblem]

  /// The texts of each language, by tag.
  let tables: [(language: LanguageTag, texts: OverrideTable)]

  /// The module that the texts are for.
  let catalog: CatalogStorage

  /// A layer of compiled texts.
  ///
  /// - Parameter tables: the texts by language and index, those that fit the module; each language once.
  package init(
    _ name: String, _ tables: [(language: LanguageTag, texts: OverrideTable)], problems: [OverrideProblem],
    for overrides: TextOverrides
  ) {
    self.name = name
    self.problems = problems
    self.tables = tables.filter { !$0.texts.isEmpty }.sortedFew { $0.language.description < $1.language.description }
    catalog = overrides.storage
  }

  /// The languages that the layer has texts in, by tag.
  public var languages: [LanguageTag] { tables.map { $0.language } }

  /// How many texts the layer has, all languages together.
  public var count: Int { tables.reduce(0) { $0 + $1.texts.count } }
}

/// The texts of one layer in one language, by index.
package typealias OverrideTable = [Int: OverrideText]

/// One text of a layer.
package struct OverrideText: Sendable {
  /// Gives a program the plural forms that it lacks, as far as others have them.
  /// - Parameters:
  ///   - program: the text's own.
  ///   - lenders: programs that lend forms, the first one first.
  ///   - categories: those that the plural rules of the text's language choose.
  package typealias Completion =
    @Sendable (
      _ program: String, _ lenders: [String], _ categories: [PluralCategory]
    ) -> String

  /// What shows it.
  let program: String

  /// Takes plural forms from what the text hides; `nil` where it lacks none.
  let completion: Completion?

  /// A text from its parts.
  package init(_ program: String, completion: Completion?) { (self.program, self.completion) = (program, completion) }
}
