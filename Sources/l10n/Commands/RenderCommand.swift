import ArgumentParser
import L10nCompiler
import L10nCore
import L10nICU
import L10nReport
import L10nRuntime
import L10nSyntax
import L10nWorkspace

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Prints one entry of one table file with its arguments.",
    discussion: """
      The .strings and the .stringsdict of one name are one table, and the .stringsdict wins. A key that neither has \
      is printed itself, as Foundation does. Control characters other than tabs and line breaks are printed as <U+001B>.

      EXAMPLE:
        l10n render Localizations/ar.lproj/Time.stringsdict time.minutes.value --locale ar --args '[11]'
      """)

  @Argument(
    help: "The .strings, .stringsdict, .xcstrings, .arb, .po, .json, .properties or Android .xml file.",
    completion: .file(extensions: ["strings", "stringsdict", "xcstrings", "arb", "po", "json", "properties", "xml"]))
  var file: String

  @Argument(help: "The key.")
  var key: String

  @OptionGroup var language: FileLanguageOptions

  @Option(
    help: ArgumentHelp(
      """
      The arguments by position, as a JSON array of "x", 3, ["a"], {"duration": 243}, {"percent": 0.45}, \
      {"date": "2026-11-22T20:00Z"}, {"currency": "4.99 EUR"}, {"number": 1.5, "skeleton": ".00"}, {"bitRate": 1250000}, \
      {"byteCount": 512}.
      """,
      valueName: "json"))
  var args = "[]"

  @Option(help: ArgumentHelp("The syntax of plain texts.", valueName: "syntax"))
  var syntax: TextSyntax?

  @Option(help: .hidden)
  var format: TextSyntax?

  @Option(help: ArgumentHelp("The markup of the text: tags or markdown.", valueName: "markup"))
  var markup: MarkupSyntax?

  @OptionGroup var form: RenderedFormOptions

  @OptionGroup var formatting: FormattingOptions

  @OptionGroup var verbosity: VerbosityOptions

  func validate() throws {
    _ = try ArgumentValues.positional(args)
  }

  func run() throws {
    let arguments = try ArgumentValues.positional(args)
    let (table, tag) = try language.table(at: file)
    verbosity.say(read: table, tag)
    let tables = try TableFormat.all.compactMap { $0 == table.place.format ? table : try sibling($0, of: table) }
    let found = tables.compactMap { table in
      table.entries.last { $0.key == TableKey(key) }.map {
        CatalogEntry($0, in: table, syntax: syntax ?? format ?? table.read.syntax() ?? .printf, language: tag)
      }
    }
    guard let entry = found.last else {
      Terminal.report(warning: "'\(file)' has no '\(key)', so the key itself is shown")
      try Terminal.write(VisibleText.lines(of: key) + "\n")
      return
    }
    do {
      let plain = try message(of: entry)
      let pattern = markup.map { plain.markedUp($0) } ?? plain
      var numbers = pattern.numbers
      numbers.hasPercentages = true
      numbers.insert(arguments)
      let formatter = try formatting.formatter(
        for: tag, ArgumentWords(arguments), numbers, dates: pattern.dates.union(arguments.compactMap(\.dateForm)))
      let names = arguments.indices.map { "argument\($0 + 1)" }
      let text = try form.as.text(of: pattern, arguments, names: names, formatter)
      try Terminal.write(form.as.lines(of: text))
    } catch let error as MessageError {
      throw Terminal.failure(
        "'\(key)' cannot be shown: \(error)", help: "--args takes the arguments by position, such as '[3, \"x\"]'")
    }
  }
}

extension TextSyntax: ExpressibleByArgument {}

extension RenderCommand {
  /// The message, with a plain text read in the syntax of `--syntax` or the file, and its arguments in the order of the
  /// text.
  fileprivate func message(of entry: CatalogEntry) throws -> Message {
    guard let pattern = entry.pattern else { return entry.message }
    if let error = pattern.error { throw Terminal.failure("'\(key)' is not an ICU message: \(error)") }
    if let problem = pattern.problems.first {
      throw Terminal.failure("'\(key)' cannot be shown: \(problem.clause)", help: problem.help)
    }
    return pattern.message()
  }
}

extension RenderCommand {
  /// The file of another format for the same table; `nil` if there is none.
  fileprivate func sibling(_ format: TableFormat, of table: TableFile) throws -> TableFile? {
    let own = table.place.format
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard own.isSupplement || format.isSupplement, !own.holdsAllLanguages, !format.holdsAllLanguages,
      let name = parts.last.flatMap(own.layout.table),
      let sibling = format.layout.path(name, "").last
    else { return nil }
    let path = (parts.dropLast() + [sibling]).joined(separator: "/")
    return FileReader.isThere(path) ? try language.table(at: path).file : nil
  }
}
