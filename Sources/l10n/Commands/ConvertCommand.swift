import ArgumentParser
import Foundation
import L10nCore
import L10nInterchange
import L10nReport
import L10nRuntime
import L10nWorkspace

extension ConversionFormat: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }

  static var allValueStrings: [String] { all.map(\.name) }
}

struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Writes a catalog, or one file, in another format.",
    discussion: """
      Files are named after their tables and languages: fr.lproj/Player.strings, fr/Player.json, Player_fr.arb, for \
      gettext Player.pot with fr/Player.po, and Player.xcstrings for all languages. What the format cannot hold is \
      reported, text by text; what many texts of a language lose alike is one line unless --all is given. Nothing is \
      written when a text cannot be read, or when a file with other contents would be replaced.

      EXAMPLE:
        l10n convert Localizations --to po --output Translations
        l10n convert --to android --locale fr,de --output app/src/main/res
      """)

  @Argument(
    help: """
      The catalog's folder, a folder of .json, .arb or .po files, or a .strings, .stringsdict, .xcstrings, .json, \
      .arb, .po or .pot file; by default the catalog that other commands find.
      """)
  var input: String?

  @Option(help: ArgumentHelp("The format to write.", valueName: "format"))
  var to: ConversionFormat

  @Option(
    help: ArgumentHelp("The folder for the files, or a file where only one is written.", valueName: "path"),
    completion: .directory)
  var output: String

  @Option(
    help: ArgumentHelp("The format of the input; by default the one of its file names.", valueName: "format"))
  var from: ConversionFormat?

  @Option(
    help: ArgumentHelp(
      "The syntax of the input's texts, if neither its format nor l10n.yml says it; by default formats.",
      valueName: "syntax"))
  var fromSyntax: TextSyntax?

  @Option(
    help: ArgumentHelp(
      "The syntax of the texts, for formats that do not say it: formats, ICU messages, or MessageFormat 2.",
      valueName: "syntax"))
  var syntax: TextSyntax?

  @Option(
    help: ArgumentHelp(
      """
      The languages that are converted, all by default; into a format that holds all in one file with the development \
      language. Of a single file the language that its texts are in.
      """, valueName: "tag,…"))
  var locale: [String] = []

  @Flag(help: "Read fuzzy translations of PO files, which gettext does not show, as translations that need a review.")
  var useFuzzy = false

  @Flag(help: "Replace files with other contents.")
  var force = false

  @Flag(help: "Write nothing and exit with 1 when the format cannot hold everything.")
  var strict = false

  @Flag(help: "List every text that loses something, also where many lose the same.")
  var all = false

  @Flag(help: "Convert what can be read where something cannot; exit with 1.")
  var keepGoing = false

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws { _ = try LanguageTag.list(locale) }

  func run() throws {
    // An ARB file declares the syntax of its texts.
    let syntax = to.holdsArguments ? nil : syntax
    let input = try ConversionInput(
      path: input ?? CatalogAccess.found(verbosity), format: from, locale: locale,
      syntax: fromSyntax, as: ReadingOptions(for: to, in: syntax, usesFuzzy: useFuzzy), verbosity)
    let isDoubtful = fromSyntax == nil && (to.holdsArguments || syntax != nil)
    let doubts = [isDoubtful ? input.tables.syntaxDoubt : nil].compactMap(\.self)
    let originals = originals(of: input)
    // Losses in the target format.
    let found = input.diagnostics.filter { $0.severity == .error || originals == nil || $0.ruleID != "conversion-loss" }
    Terminal.report(input.reporter.text(for: found + doubts))
    let isWhole = !found.contains { $0.severity == .error }
    if !isWhole, !keepGoing {
      throw Terminal.failure(
        "nothing was written: parts of the input cannot be read", help: "--keep-going converts the others")
    }
    let result =
      originals.map { WrittenTables(files: $0) }
      ?? Conversion(input.tables, development: input.development, languages: input.languages, syntax: syntax)
      .result(as: to)
    let shown = ShownFindings(result.losses, limit: all ? nil : .max, command: nil)
    Terminal.report(input.reporter.text(for: shown.diagnostics))
    let warnings = (found + doubts + result.losses).filter { $0.severity == .warning }
    if strict, !warnings.isEmpty {
      let things = warnings.count.counted("thing is", "things are")
      Terminal.report(error: "nothing was written: \(things) lost", help: "leave --strict out to accept that")
      throw ExitCode(1)
    }
    let files = try placed(result.files)
    try write(files)
    try verbosity.print(summary(input, files: files.count, losses: warnings.count))
    if !isWhole { throw ExitCode(1) }
  }

  // MARK: Files

  /// The files of the input if they already are in the requested format and stay unchanged; `nil` if texts must be
  /// written anew.
  private func originals(of input: ConversionInput) -> [SourceFile]? {
    guard to.keepsFiles, syntax == nil, fromSyntax == nil, !input.originals.isEmpty else { return nil }
    let files = input.originals.filter { original in
      input.languages?.contains(original.language ?? input.development) ?? true
    }.map(\.file)
    // A template can become a new translation.
    let isOneTranslation = output.hasSuffix(".po") && !files.contains { $0.path.hasSuffix(".po") }
    return isOneTranslation ? nil : files
  }

  /// The files with the paths to write them to.
  ///
  /// - Throws: exit status 64, with a message, if one file is requested and there are several, or it has the extension
  ///   of another format.
  private func placed(_ files: [SourceFile]) throws -> [SourceFile] {
    let suffix = output.hasSuffix("/") ? "" : URL(filePath: output).pathExtension
    if !suffix.isEmpty, let named = FileLanguageOptions.format(of: output), ConversionFormat(of: named) == nil {
      throw Terminal.misuse("'\(output)' is a name for \(named.title), which is only read", help: "name a folder")
    }
    guard !suffix.isEmpty, ConversionFormat(path: output) != nil else {
      let folder = CatalogAccess(folder: output)
      return files.map { SourceFile(path: folder.path($0.path), bytes: $0.bytes) }
    }
    // A template is beside its translations only if a folder gets both.
    let wanted = to == .po ? files.filter { $0.path.hasSuffix(".\(suffix)") } : files
    guard let file = wanted.first, wanted.count == 1 else {
      throw Terminal.misuse(
        "'\(output)' is one file, but \(wanted.count) are to be written", help: "name a folder")
    }
    guard file.path.hasSuffix(".\(suffix)") else {
      throw Terminal.misuse(
        "'\(output)' is not a name for \(to.title)", help: "name a folder, or a file such as \(file.path)")
    }
    return [SourceFile(path: output, bytes: file.bytes)]
  }

  private func write(_ files: [SourceFile]) throws {
    var changed = ChangedFiles()
    for file in files {
      if !force, FileReader.isThere(file.path), !FileWriter.holds(file.bytes, at: file.path) {
        throw Terminal.failure(
          "nothing was written: '\(file.path)' already exists, with other contents", help: "--force replaces it")
      }
      try changed.add(output: file.bytes, to: file.path, note: "")
    }
    guard try changed.write(verbosity) else { throw ExitCode(1) }
  }

  private func summary(_ input: ConversionInput, files: Int, losses: Int) -> String {
    let tables = input.tables.filter { table in
      input.languages.map { languages in
        LanguageTag(directoryName: table.locale).map { languages.contains($0) } ?? false
      }
        ?? true
    }
    let texts = tables.reduce(0) { $0 + $1.units.count }
    let languages = Set(tables.map(\.locale)).count
    return "\(texts.counted("text")) in \(languages.counted("language")): wrote \(files.counted("file")), "
      + (losses == 0 ? "nothing lost\n" : "\(losses.counted("loss", "losses"))\n")
  }
}
