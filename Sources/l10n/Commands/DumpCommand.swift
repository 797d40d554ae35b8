import ArgumentParser
import Foundation
import L10nCore
import L10nReport
import L10nRuntime
import L10nWorkspace
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
    help: "The .strings, .stringsdict or .xcstrings file.",
    completion: .file(extensions: ["strings", "stringsdict", "xcstrings"]))
  var file: String

  @OptionGroup var language: FileLanguageOptions

  func run() throws {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: file)
    } catch {
      throw Terminal.failure("\(error)")
    }
    let findings: [StringsFinding]
    let source: SourceText
    if file.hasSuffix(".xcstrings") {
      let catalog = StringCatalog(bytes)
      let table = try language.table(of: catalog, file: file)
      let tag = LanguageTag(directoryName: table.language) ?? .english
      (findings, source) = (
        catalog.findings + StringsdictDiagnosis(language: tag).findings(in: table), catalog.source
      )
      let positions = PositionTable(source)
      try write(table.texts.map { EntryLine($0, at: positions.position(of: $0.keyRange.lowerBound)) })
    } else if file.hasSuffix(".stringsdict") {
      let table = StringsdictTable(bytes)
      (findings, source) = (
        table.findings + StringsdictDiagnosis(language: language.tag(of: file)).findings(in: table), table.source
      )
      let positions = PositionTable(source)
      try write(table.entries.map { EntryLine($0, at: positions.position(of: $0.keyRange.lowerBound)) })
    } else {
      let table = StringsTable(bytes)
      (findings, source) = (table.findings, table.source)
      let positions = PositionTable(source)
      try write(table.entries.map { EntryLine($0, at: positions.position(of: $0.keyRange.lowerBound)) })
    }
    let positions = PositionTable(source)
    try write(findings.map { FindingLine($0, at: positions.position(of: $0.range.lowerBound)) })
    if findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }

  private func write(_ lines: [some Encodable]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var output = Data()
    for line in lines {
      output += try encoder.encode(line)
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
