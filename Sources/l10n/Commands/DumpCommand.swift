import ArgumentParser
import Foundation
import L10nCore
import L10nReport
import StringsFormat

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
    help: "The .strings, .stringsdict, .xcstrings or Android .xml file.",
    completion: .file(extensions: ["strings", "stringsdict", "xcstrings", "xml"]))
  var file: String

  @OptionGroup var language: FileLanguageOptions

  @OptionGroup var verbosity: VerbosityOptions

  func run() throws {
    let (file, tag) = try language.table(at: file)
    verbosity.say(read: file, tag)
    let positions = LineTable(file.source)
    let findings = file.findingsInAllLanguages + MessageDiagnosis(PluralRequirements(for: tag)).findings(in: file)
    try write(
      file.entries.map {
        EntryLine(
          $0, at: positions.position(of: $0.keyRange.lowerBound), hasState: file.place.format.hasStates)
      })
    try write(findings.map { FindingLine($0, at: positions.position(of: $0.range.lowerBound)) })
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }

  private func write(_ lines: [some Encodable]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var output = Data()
    for line in lines {
      output += JSONText.escapingControls(in: try encoder.encode(line))
      output.append(0x0A)
    }
    try Terminal.write(output)
  }
}

private struct FindingLine: Encodable {
  let severity: String
  let kind: String
  let line: Int
  let column: Int
  let message: String

  init(_ finding: StringsFinding, at position: SourcePosition) {
    (severity, kind, message) = (finding.severity.rawValue, finding.kind.rawValue, finding.message)
    (line, column) = (position.line, position.column)
  }
}
