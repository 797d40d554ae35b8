import L10nCore
import L10nRulePages
import Testing

@testable import L10nLint

/// The examples on the rules' pages are their tests.
struct RuleExampleTests {
  @Test(arguments: Rule.all.map(\.id), ExampleSpelling.allCases)
  func findsWhatItsExamplesMark(id: String, spelling: ExampleSpelling) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for index in rule.examples.indices { check(rule, example: index, in: spelling) }
  }

  private func check(_ rule: Rule, example index: Int, in spelling: ExampleSpelling) {
    let example = rule.examples[index]
    let (files, marks) = example.unmarked(spelling)
    var loader = CatalogLoader(example.configuration)
    var catalog = loader.catalog(of: files)
    catalog.earlier = example.earlier(spelling)
    let result = rule.result(in: catalog)
    #expect(result.unchecked == [], "\(rule.id), example \(index + 1)")
    let findings = result.diagnostics
    let found = findings.compactMap(\.location).sorted()
    #expect(found == marks.sorted(), "\(rule.id), example \(index + 1), \(spelling): \(findings.map(\.message))")
    #expect(findings.count - found.count == example.findingsWithoutPlace, "\(rule.id), example \(index + 1)")
  }

  @Test func everyRuleHasAnExampleOfEachKind() {
    for rule in Rule.all {
      #expect(Set(rule.examples.map(\.isBad)) == [true, false], "\(rule.id)")
    }
  }

  @Test func idsAreUniqueAndKebabCase() {
    let ids = Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(id)") }
  }

  @Test(arguments: Rule.all.map(\.id)) func wordsFollowTheHouseStyle(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(rule.summary.hasSuffix("."))
    for example in rule.examples where example.isBad {
      var loader = CatalogLoader(example.configuration)
      var catalog = loader.catalog(of: example.unmarked.files)
      catalog.earlier = example.earlier(.asWritten)
      for finding in rule.findings(in: catalog) {
        #expect(!finding.message.hasSuffix("."), "\(finding.message)")
        #expect(finding.message.first?.isUppercase != true, "\(finding.message)")
      }
    }
  }
}
