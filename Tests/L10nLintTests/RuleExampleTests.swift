import L10nCore
import Testing

@testable import L10nLint

/// The examples in the rules are their tests.
struct RuleExampleTests {
  @Test(arguments: Rule.all.flatMap { rule in rule.examples.indices.map { (rule.id, $0) } })
  func findsWhatItsExamplesMark(id: String, index: Int) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let example = rule.examples[index]
    let (files, marks) = example.unmarked
    var configuration = Configuration()
    example.configure(&configuration)
    var loader = CatalogLoader(configuration)
    var context = LintContext(loader.catalog(of: files))
    context.settings = configuration.rules[id] ?? RuleSettings()
    let findings = rule.check(context)
    let found = findings.compactMap(\.location).sorted()
    #expect(found == marks.sorted(), "\(id), example \(index + 1): \(findings.map(\.message))")
    #expect(findings.count - found.count == example.findingsWithoutPlace)
  }

  @Test func everyRuleHasAnExampleOfEachKind() {
    for rule in Rule.all {
      #expect(Set(rule.examples.map(\.isBad)) == [true, false], "\(rule.id)")
    }
  }

  @Test(arguments: Rule.all.map(\.id)) func wordsFollowTheHouseStyle(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(rule.summary.hasSuffix(".") && rule.rationale.hasSuffix("."))
    for example in rule.examples where example.isBad {
      var configuration = Configuration()
      example.configure(&configuration)
      var loader = CatalogLoader(configuration)
      for finding in rule.check(LintContext(loader.catalog(of: example.unmarked.files))) {
        #expect(!finding.message.hasSuffix("."), "\(finding.message)")
        #expect(finding.message.first?.isUppercase != true, "\(finding.message)")
      }
    }
  }
}
