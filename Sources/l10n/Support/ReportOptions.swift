import ArgumentParser
import Foundation
import L10nCore
import L10nReport
import L10nWorkspace

/// The reports of a run and their destinations.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      """
      The format of a report, and perhaps its file: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). \
      May be repeated; one report goes to standard output. Default: text.
      """, valueName: "format[=file]"),
    transform: ReportTarget.init(argument:))
  var formats: [ReportTarget] = []

  @Option(
    help: ArgumentHelp(
      "The file for the report without one. Without --format its suffix is the format: .sarif, .json, .md, .txt.",
      valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Colors in the text report: auto means on terminals, unless NO_COLOR is set or TERM is dumb.", valueName: "when"))
  var color: ColorChoice = .auto

  @Option(
    help: ArgumentHelp("How many findings of each rule the text report shows; 10 by default.", valueName: "number"))
  var limit: Int?

  @Flag(help: "Show all findings in the text report, each for itself.")
  var all = false

  @Flag(help: "Print only the tables at the end of the text report: findings by rule, and what languages lack.")
  var statistics = false

  func validate() throws {
    _ = try targets
    if let limit, limit < 1 { throw ValidationError("--limit takes a number from 1 on") }
    if all, limit != nil { throw ValidationError("--all and --limit exclude each other") }
    if statistics, all || limit != nil {
      throw ValidationError("--statistics shows no findings; leave out --all and --limit")
    }
  }

  /// The reports to write, in the order of the options; at most one to standard output.
  var targets: [ReportTarget] {
    get throws {
      var targets = formats
      if let output {
        switch targets.count(where: { $0.file == nil }) {
        case 0: targets.append(try ReportTarget(file: output))
        case 1: targets = targets.map { $0.file == nil ? ReportTarget($0.format, file: output) : $0 }
        default: throw ValidationError("--output takes one report; write the others as --format FORMAT=FILE")
        }
      }
      if targets.isEmpty { return [ReportTarget(.text)] }
      if targets.count(where: \.isStandardOutput) > 1 {
        throw ValidationError("only one report can go to standard output; write the others as --format FORMAT=FILE")
      }
      let files = targets.filter { !$0.isStandardOutput }.compactMap(\.file)
      var taken: Set<String> = []
      for file in files where !taken.insert(URL(filePath: file).standardizedFileURL.path).inserted {
        throw ValidationError("two reports cannot go to '\(file)'")
      }
      return targets
    }
  }

  /// The options of the text report, for any destination.
  private var textOptions: TextReportOptions {
    var options = TextReportOptions()
    options.limit = all ? nil : limit ?? options.limit
    options.isStatistics = statistics
    return options
  }

  /// Writes all reports, those into files first, all or none. If none goes to standard output, the summary does. Quiet
  /// runs and text reports have no summary.
  ///
  /// - Parameters:
  ///   - catalogs: the report of each catalog; those of several become one.
  ///   - isOfAllRules: whether languages are listed, and a terminal gets a brief report, if no option asks for more.
  /// - Throws: exit status 2, with a message, if something cannot be written.
  func write(
    _ catalogs: [Report], seconds: Double, _ verbosity: VerbosityOptions, isOfAllRules: Bool = false
  ) throws {
    let targets = try targets
    var options = textOptions
    options.hasLanguages = isOfAllRules || statistics
    try Terminal.orFail {
      try FileWriter.write(
        targets.filter { !$0.isStandardOutput }.map { target in
          let text = catalogs.text(as: target.format, options: options, seconds: nil)
          return (path: target.file ?? "", bytes: Array(text.utf8))
        })
    }
    if let target = targets.first(where: \.isStandardOutput) {
      options.width = Terminal.width
      options.isBrief = isOfAllRules && Terminal.isTerminal && !all && limit == nil
      (options.hasSummary, options.namesUnchecked) = (!verbosity.quiet, verbosity.verbose)
      try Terminal.write(catalogs.text(as: target.format, options: options, style: color.style, seconds: seconds))
    } else {
      for line in catalogs.endLines(seconds: seconds) { try verbosity.print("\(line)\n") }
    }
  }
}

/// A report to write.
struct ReportTarget: Hashable, Sendable {
  let format: ReportFormat

  /// The path; `nil` and `-` are standard output.
  let file: String?

  init(_ format: ReportFormat, file: String? = nil) { (self.format, self.file) = (format, file) }

  /// - Parameter argument: `sarif` or `sarif=lint.sarif`.
  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportFormat(rawValue: parts[0]) else {
      let names = ReportFormat.allCases.map(\.rawValue)
      let meant = Suggestion.question(parts[0], among: names)
      throw ValidationError(
        "there is no format '\(parts[0])'; \(meant ?? "there are \(names.joined(separator: ", "))")")
    }
    if parts.count > 1, parts[1].isEmpty { throw ValidationError("a file is missing after '\(argument)'") }
    self.init(format, file: parts.count > 1 ? parts[1] : nil)
  }

  /// A report with the format that the file's name implies.
  init(file: String) throws {
    let suffixes: [(String, ReportFormat)] = [
      (".sarif", .sarif), (".sarif.json", .sarif), (".json", .json), (".md", .markdown), (".txt", .text),
    ]
    guard let format = suffixes.first(where: { file.hasSuffix($0.0) })?.1 ?? (file == "-" ? .text : nil) else {
      throw ValidationError("the name of '\(file)' does not say the format of the report; add --format")
    }
    self.init(format, file: file)
  }

  var isStandardOutput: Bool { file == nil || file == "-" }
}
