import ArgumentParser
import L10nCore
import L10nSyntax

struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump", abstract: "Prints the entries and findings of one table file as JSON Lines.",
    discussion: """
      Entries have key, value, line and column, plural forms under "forms", and in a String Catalog a state; findings \
      have severity, kind, line, column and message. The exit status is 1 when a finding is an error.

      EXAMPLE:
        l10n dump Localizations/pl.lproj/Ads.stringsdict
        l10n dump Localizable.xcstrings --locale fr
      """)

  @Argument(
    help: "The .strings, .stringsdict, .xcstrings, .arb, .po, .json, .properties or Android .xml file.",
    completion: .file(extensions: ["strings", "stringsdict", "xcstrings", "arb", "po", "json", "properties", "xml"]))
  var file: String

  @OptionGroup var language: FileLanguageOptions

  @OptionGroup var verbosity: VerbosityOptions

  func run() throws {
    let (file, tag) = try language.table(at: file)
    verbosity.say(read: file, tag)
    let positions = LineTable(file.source)
    let findings = file.findingsInAllLanguages + MessageDiagnosis(PluralRequirements(for: tag)).findings(in: file)
    let lines =
      file.entries.map {
        $0.json(at: positions.position(of: $0.keyRange.lowerBound), hasState: file.place.format.hasStates)
      } + findings.map { $0.json(at: positions.position(of: $0.range.lowerBound)) }
    try Terminal.write(lines.map { $0.line + "\n" }.joined())
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}

extension StringsFinding {
  fileprivate func json(at position: SourcePosition) -> JSONOutput {
    .members([
      "column": .number(position.column), "kind": .string(kind.rawValue), "line": .number(position.line),
      "message": .string(message), "severity": .string(severity.rawValue),
    ])
  }
}
