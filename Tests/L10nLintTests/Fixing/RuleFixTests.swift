import L10nCore
import Testing

@testable import L10nLint

/// The fixed examples on the rules' pages are the tests of their fixes. A fix that brings up a finding of any rule is not applied,
/// and so is found, too.
struct RuleFixTests {
  @Test(arguments: Rule.all.filter { $0.fixes != nil }.map(\.id), ExampleSpelling.allCases)
  func fixesItsExamples(id: String, spelling: ExampleSpelling) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for (index, example) in rule.examples.enumerated() {
      let comment = Comment("\(id), example \(index + 1), \(spelling)")
      var configuration = example.configuration
      if rule.use != .always, configuration.rules[id]?.severity == nil {
        configuration.rules[id, default: RuleSettings()].severity = rule.severity
      }
      let files = example.unmarked(spelling).files
      var loader = CatalogLoader(configuration)
      let catalog = loader.catalog(of: files)
      // The findings of other rules do not depend on the spelling, so they are checked once.
      let linter = spelling == .asWritten ? Linter() : Linter(rules: [rule])
      let result = Fixer.result(in: catalog, linter: linter, selection: FixSelection(rules: [id], includesUnsafe: true))
      if !example.fixed.isEmpty {
        let (expected, plain) = (example.fixed(spelling), example.fixed(.asWritten))
        #expect(result.changedFiles.map(\.path) == expected.map(\.path), comment)
        for ((file, wanted), plain) in zip(zip(result.changedFiles, expected), plain) {
          // The comment with the emoji is removed with its entry; a new file has no earlier style.
          let isNew = !files.contains { $0.path == file.path }
          let isAsWanted = file.bytes == wanted.bytes || (spelling == .afterEmoji || isNew) && file.bytes == plain.bytes
          #expect(isAsWanted, "\(comment): \(String(decoding: file.bytes, as: UTF8.self))")
        }
      }
      #expect(result.unapplied.map(\.reason) == [], comment)
    }
  }

  @Test func everyFixableRuleShowsItsFix() {
    for rule in Rule.all {
      #expect(rule.examples.contains { !$0.fixed.isEmpty } == (rule.fixes != nil), "\(rule.id)")
      #expect(rule.examples.allSatisfy { $0.fixed.isEmpty || $0.isBad }, "\(rule.id)")
    }
  }

  @Test func rulesSayHowSafeTheirFixesAre() {
    for rule in Rule.all {
      for example in rule.examples {
        var loader = CatalogLoader(example.configuration)
        let found = rule.findings(in: loader.catalog(of: example.unmarked.files))
        let safeties = Set(found.compactMap { $0.fix?.safety })
        #expect(safeties.isSubset(of: [rule.fixes].compactMap(\.self)), "\(rule.id)")
      }
    }
  }

  @Test func rulesThatOfferFixesSaySo() {
    for rule in Rule.all where rule.fixes == nil {
      for example in rule.examples {
        var loader = CatalogLoader(example.configuration)
        let found = rule.findings(in: loader.catalog(of: example.unmarked.files))
        #expect(found.allSatisfy { $0.fix == nil }, "\(rule.id)")
      }
    }
  }
}
