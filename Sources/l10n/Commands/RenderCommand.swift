import ArgumentParser
import L10nCore
import L10nReport
import L10nRuntime
import L10nWorkspace
import StringsFormat

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
    help: "The .strings, .stringsdict or .xcstrings file.",
    completion: .file(extensions: ["strings", "stringsdict", "xcstrings"]))
  var file: String

  @Argument(help: "The key.")
  var key: String

  @OptionGroup var language: FileLanguageOptions

  @Option(
    help: ArgumentHelp(
      "The arguments by position, as a JSON array of \"x\", 3, {\"duration\": 243}, {\"percent\": 0.45}, [\"a\"].",
      valueName: "json"))
  var args = "[]"

  @Option(help: ArgumentHelp("The syntax of plain texts.", valueName: "syntax"))
  var syntax: TextSyntax?

  @Option(help: .hidden)
  var format: TextSyntax?

  @OptionGroup var formatting: FormattingOptions

  func validate() throws {
    _ = try ArgumentValues.positional(args)
  }

  func run() throws {
    let arguments = try ArgumentValues.positional(args)
    let message: Message?
    let tag: LanguageTag
    do {
      if file.hasSuffix(".xcstrings") {
        let table = try language.table(of: StringCatalog(FileReader.bytes(of: file)), file: file)
        message = table.texts.last { $0.key == TableKey(key) }.map { Message($0.rule) }
        tag = LanguageTag(directoryName: table.language) ?? .english
      } else {
        message = try TablePair(file: file).message(for: TableKey(key))
        tag = language.tag(of: file)
      }
    } catch let error as FileError {
      throw Terminal.failure("\(error)")
    }
    guard let message else {
      Terminal.complain(warning: "'\(file)' has no '\(key)', so the key itself is shown")
      try Terminal.write(VisibleText.lines(of: key) + "\n")
      return
    }
    do {
      let formatter = formatting.formatter(for: tag, showing: arguments)
      let text = try formatter.format(try pattern(of: message), arguments)
      try Terminal.write(VisibleText.lines(of: text) + "\n")
    } catch let error as MessageError {
      throw Terminal.failure(
        "'\(key)' cannot be shown: \(error)", help: "--args takes the arguments by position, such as '[3, \"x\"]'")
    }
  }
}

extension TextSyntax: ExpressibleByArgument {}

extension RenderCommand {
  /// The message with a plain text read as `--syntax` says, its arguments in the order of the text.
  fileprivate func pattern(of message: Message) throws -> Message {
    guard syntax ?? format == .icu, case .text(let text) = message.content else { return message }
    let pattern = TextPattern(text)
    if let error = pattern.error { throw Terminal.failure("'\(key)' is no ICU message: \(error)") }
    return pattern.message()
  }
}

/// A file, and the one of the other format that makes up the same table with it.
private struct TablePair {
  private let strings: StringsTable?
  private let stringsdict: StringsdictTable?

  /// - Throws: `FileError` when the file cannot be read; the other one may be absent.
  init(file: String) throws {
    let bytes = try FileReader.bytes(of: file)
    if file.hasSuffix(".stringsdict") {
      stringsdict = StringsdictTable(bytes)
      strings = try Self.bytes(beside: String(file.dropLast(4))).map { StringsTable($0) }
    } else {
      strings = StringsTable(bytes)
      stringsdict = try Self.bytes(beside: file + "dict").map { StringsdictTable($0) }
    }
  }

  private static func bytes(beside path: String) throws -> [UInt8]? {
    FileReader.isThere(path) ? try FileReader.bytes(of: path) : nil
  }

  func message(for key: TableKey) -> Message? {
    if let entry = stringsdict?.entries.last(where: { $0.key == key }) { return Message(entry.rule) }
    return strings?.entries.last { $0.key == key }.map { Message(text: $0.value) }
  }
}
