import L10nCore
import L10nRulePages
import L10nWorkspace
import StringsFormat
import Testing

@testable import L10nLint

/// What rules say that they look at is what they look at.
struct ReachTests {
  /// What a rule that looks at each key for itself finds in a table is what it finds in each key, and says so.
  @Test(arguments: Rule.all.filter { $0.reach == .eachKey }.map(\.id)) func keysAreLookedAtForThemselves(id: String)
    throws
  {
    let rule = try #require(Rule.all.first { $0.id == id })
    for example in rule.examples {
      var loader = CatalogLoader(example.configuration)
      compare(rule, in: loader.catalog(of: example.unmarked(.asWritten).files))
    }
  }

  /// What a rule that looks at each file for itself finds in a table is what it finds in each file.
  @Test(arguments: Rule.all.filter { $0.reach == .eachFile }.map(\.id)) func filesAreLookedAtForThemselves(
    id: String
  ) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for example in rule.examples {
      var loader = CatalogLoader(example.configuration)
      let context = LintContext(loader.catalog(of: example.unmarked(.asWritten).files))
      for table in context.catalog.tables {
        let each = Set(table.files.map(\.path)).flatMap { rule.findings(in: context.keeping(files: [$0], of: table)) }
        #expect(Set(rule.findings(in: context.keeping(table))) == Set(each), "\(rule.id)")
      }
    }
  }

  private func compare(_ rule: Rule, in catalog: Catalog) {
    let context = LintContext(catalog)
    for table in catalog.tables {
      let whole = context.keeping(table)
      let all = rule.findings(in: whole)
      let keys = Set(whole.entries.map(\.key) + table.files.flatMap(\.keys))
      let each = keys.flatMap { key in
        rule.findings(in: context.keeping([key], of: table)).filter { $0.subject.key ?? key.text == key.text }
      }
      let difference = Set(all).symmetricDifference(each)
      #expect(difference.isEmpty, "\(rule.id): \(difference.first?.message ?? "")")
    }
  }
}
