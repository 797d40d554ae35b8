public import ArgumentParser
import L10nCompiler
import L10nReport
import L10nRuntime
public import L10nSyntax

/// The output form of a text with tags.
enum RenderedForm: String, CaseIterable, ExpressibleByArgument {
  /// The text without its tags.
  case text
  /// HTML with elements of the tags' names.
  case html
  /// Text with the escape sequences of terminals: bold, italic, underlined.
  case ansi
  /// A JSON object for each run, with its tags.
  case runs

  /// A message with its arguments.
  /// - Parameter names: the names of the arguments, by position.
  func text(
    of message: Message, _ arguments: [MessageArgument], names: [String], _ formatter: MessageFormatter
  ) throws(MessageError) -> String {
    if self == .text { return try formatter.format(message, arguments) }
    let runs = try formatter.runs(message, arguments, names: names)
    switch self {
    case .text: return runs.map(\.text).joined()
    case .html: return runs.html { HTMLElement($0) }
    case .ansi: return runs.ansi { Self.styles[$0.name] }
    case .runs: return runs.map { Self.json($0).line }.joined(separator: "\n")
    }
  }

  /// The output lines, ended by a line break; only those for a terminal keep escape sequences.
  func lines(of text: String) -> String { (self == .ansi ? text : VisibleText.lines(of: text)) + "\n" }

  /// The "Select Graphic Rendition" codes of well-known tags.
  private static let styles = [
    "b": "1", "strong": "1", "i": "3", "em": "3", "u": "4", "a": "4", "link": "4", "s": "9", "del": "9", "code": "7",
  ]

  private static func json(_ run: TextRun) -> JSONOutput {
    let tags = run.tags.map { tag in
      JSONOutput.object([
        .init("name", .string(tag.name)),
        .init("options", .object(tag.options.map { .init($0.name, .string($0.value)) })),
      ])
    }
    let argument = run.argument.map { [JSONOutput.Member("argument", .string($0))] } ?? []
    return .object([.init("text", .string(run.text))] + argument + [.init("tags", .array(tags))])
  }
}

/// The output form of a text with tags.
struct RenderedFormOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How to print a text with tags: text, html, ansi or runs.", valueName: "form"))
  var `as` = RenderedForm.text
}

extension MarkupSyntax: ExpressibleByArgument {}
