import Foundation
import L10nCore
import L10nLint
import L10nRulePages
import L10nWorkspace

extension Rule {
  /// The examples on the rule's page, then those in `EdgeCases`, which only tests need.
  var examples: [RuleExample] { (RulePage.embedded(id)?.examples ?? []) + (edgeCases?.examples ?? []) }

  /// More examples, in the form of a page without a reason; `nil` if the rule has none.
  var edgeCases: RulePage? {
    (try? String(contentsOf: Self.edgeCaseFolder.appending(path: "\(id).md"), encoding: .utf8)).map { RulePage($0) }
  }

  /// The folder with a file `rule-id.md` for each rule that has edge cases.
  static let edgeCaseFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "EdgeCases")

  /// The result of linting a catalog with only this rule selected.
  func result(in catalog: Catalog) -> LintResult {
    var result = Linter(selection: LintSelection(rules: [id])).result(in: catalog)
    result.diagnostics.removeAll { $0.ruleID != id }
    return result
  }

  /// The rule's findings in a catalog.
  func findings(in catalog: Catalog) -> [Diagnostic] { result(in: catalog).diagnostics }
}

extension RuleExample {
  /// The configuration of the example's `l10n.yml`; the defaults without one.
  var configuration: Configuration { configurationFile?.configuration ?? Configuration() }

  /// The example's `l10n.yml`, as read.
  var configurationFile: ConfigurationFile? {
    unmarked.files.first { $0.path == Configuration.fileName }.map { ConfigurationFile($0.bytes, path: $0.path) }
  }

  /// The files as a catalog's loader takes them, in a spelling, and the marked ranges.
  func unmarked(_ spelling: ExampleSpelling) -> (files: [SourceFile], marks: [SourceLocation]) {
    let respelled = files.map { File(path: $0.path, text: spelling.respelled($0.text, path: $0.path)) }
    let (files, marks) = RuleExample(isBad: isBad, files: respelled).unmarked
    return (files.map { spelling.encoded($0) }, marks)
  }

  /// The catalog that the example is compared with; `nil` without one.
  func earlier(_ spelling: ExampleSpelling) -> EarlierCatalog? {
    if before.isEmpty { return nil }
    var loader = CatalogLoader(configuration)
    return EarlierCatalog(loader.catalog(of: RuleExample(isBad: isBad, files: before).unmarked(spelling).files))
  }

  /// The files that the rule's fixes change, after the fixes, by path.
  func fixed(_ spelling: ExampleSpelling) -> [SourceFile] {
    fixed.sorted { $0.path < $1.path }.map { file in
      let text = spelling.respelled(file.text, path: file.path)
      return spelling.encoded(SourceFile(path: file.path, bytes: Array(text.utf8)))
    }
  }
}

extension ExampleSpelling {
  /// A file in UTF-8 in this spelling's encoding.
  fileprivate func encoded(_ file: SourceFile) -> SourceFile {
    SourceFile(path: file.path, bytes: bytes(String(decoding: file.bytes, as: UTF8.self), path: file.path))
  }
}
