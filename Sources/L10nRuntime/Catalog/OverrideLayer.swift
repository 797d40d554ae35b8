import StringsFormat

/// Texts that replace those of a module, in any number of languages: a customer's wording, a correction, a language
/// that the module does not have.
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

  /// The texts by language.
  let tables: [LanguageTag: OverrideTable]

  /// The module that the texts are for.
  let catalog: CatalogStorage

  /// Reads files. Never fails: what cannot be read is among `problems`.
  ///
  /// - Parameters:
  ///   - files: of several texts with one key in one language a rule of a `.stringsdict` file counts, else the last one.
  ///   - overrides: those of the module that the layer is for.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ name: String, files: [OverrideFile], for overrides: TextOverrides) {
    self.name = name
    catalog = overrides.storage
    var reader = OverrideReader(overrides.storage)
    var problems = files.map { _ in [OverrideProblem]() }
    for format in [OverrideFile.Format.strings, .stringsdict] {
      for (place, file) in files.enumerated() where file.format == format { problems[place] = reader.read(file) }
    }
    self.problems = problems.flatMap { $0 }
    tables = reader.tables.filter { !$0.value.isEmpty }
  }

  /// The languages that the layer has texts in, by tag.
  public var languages: [LanguageTag] { tables.keys.sorted { $0.description < $1.description } }

  /// How many texts the layer has, all languages together.
  public var count: Int { tables.values.reduce(0) { $0 + $1.count } }
}

/// The texts of one layer in one language, by index.
typealias OverrideTable = [Int: OverrideText]

/// One text of a layer.
struct OverrideText: Sendable {
  /// What shows it.
  let program: String

  /// Whether it takes plural forms from what it hides.
  let lacksForms: Bool

  /// - Parameter categories: those that the plural rules of its language choose.
  init(_ message: Message, categories: [PluralCategory]) {
    program = message.program.text
    lacksForms = message.lacksForms(of: categories)
  }
}
