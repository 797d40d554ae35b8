import ArgumentParser
import L10nReport

/// The destination of a report.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The file to write; standard output by default.", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Colors in the text: auto means on terminals, unless NO_COLOR is set or TERM is dumb.", valueName: "when"))
  var color: ColorChoice = .auto

  /// Writes a report to standard output, or to a file, whose path it then prints.
  ///
  /// - Parameter report: takes the style, and the number of columns; `nil` for no limit.
  /// - Throws: exit status 2, with a message, if it cannot be written, and 1 if the file has changed meanwhile.
  func write(_ verbosity: VerbosityOptions, _ report: (TextStyle, Int?) -> String) throws {
    guard let output, output != "-" else { return try Terminal.write(report(color.style, Terminal.width)) }
    var file = ChangedFiles()
    try file.add(output: Array(report(.plain, nil).utf8), to: output, note: "wrote \(output)\n")
    guard try file.write(verbosity) else { throw ExitCode(1) }
  }
}
