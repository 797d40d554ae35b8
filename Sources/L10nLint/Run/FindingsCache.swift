package import L10nCore
import L10nICU
package import StringsFormat

/// What the linter found in an earlier run that saw the same: files, settings and options, program and ICU.
package struct FindingsCache {
  private let entries: any KeptEntries
  private let name: String

  /// - Parameters:
  ///   - sources: what is read, by path.
  ///   - found: what the folder's layout and the settings say.
  ///   - options: what a run is asked for beside them.
  /// - Throws: `ICUError` without locale data.
  package init(
    _ entries: any KeptEntries, sources: [String: SourceText], found: [Diagnostic], options: [[String]]
  ) throws {
    self.entries = entries
    let icu = try ICUVersion()
    var writer = IndexWriter()
    for version in [entries.program, icu.icu, icu.cldr, icu.unicode] { writer.add(raw: version) }
    writer.add(options) { writer, values in writer.add(values) { $0.add(raw: $1) } }
    writer.add(sources.sorted { $0.key < $1.key }) { writer, file in
      let id = ContentID(file.value.bytes)
      writer.add(raw: file.key)
      writer.add(raw: "\(id.count) \(id)")
    }
    writer.add(found) { writer, found in
      writer.add(raw: "\(found.ruleID) \(found.severity.rawValue) \(found.location?.path ?? "") \(found.message)")
    }
    name = "\(ContentID(writer.bytes))-findings"
  }

  /// What was found; `nil` where it is not known.
  package var result: LintResult? {
    guard let bytes = entries.entry(name),
      let reader = try? SealedBytes.reader(of: bytes, program: entries.program)
    else { return nil }
    return try? LintResult(coded: reader)
  }

  /// Keeps what was found.
  package func keep(_ result: LintResult) {
    if let coded = result.coded { entries.keep(SealedBytes.sealed(coded, program: entries.program), as: name) }
  }
}
