import L10nCore
import L10nRulePages
import L10nSyntax
import Testing

@testable import L10nLint

/// Rules check exactly the scope that they declare.
struct ReachTests {
  /// A rule that looks at each key, or each development text, separately declares so, and finds the same in a table as
  /// in each alone.
  @Test(arguments: Rule.all.filter { $0.reach == .eachKey || $0.reach == .eachText }.map(\.id))
  func keysAreLookedAtForThemselves(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for example in rule.examples {
      var loader = CatalogLoader(example.configuration)
      compare(rule, in: loader.catalog(of: example.unmarked(.asWritten).files))
    }
  }

  /// A rule that looks at each file separately finds the same in a table as in each file.
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

  /// The keys of a table that a rule may see together.
  private func groups(of table: CatalogTable, in context: LintContext, _ reach: Rule.Reach?) -> [Set<TableKey>] {
    let keys = Set(context.entries.map(\.key) + table.files.flatMap(\.keys))
    guard reach == .eachText else { return keys.map { [$0] } }
    let texts = Dictionary(
      context.developmentEntries.map { ($0.key, $0.plainText) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(grouping: keys) { key in (texts[key] ?? nil).map { "text \($0)" } ?? "key \(key)" }.values.map(
      Set.init)
  }

  private func compare(_ rule: Rule, in catalog: Catalog) {
    let context = LintContext(catalog)
    for table in catalog.tables {
      let whole = context.keeping(table)
      let all = rule.findings(in: whole)
      let each = groups(of: table, in: whole, rule.reach).flatMap { keys in
        rule.findings(in: context.keeping(keys, of: table)).filter { finding in
          finding.subject.key.map { keys.contains(TableKey($0)) } ?? true
        }
      }
      let difference = Set(all).symmetricDifference(each)
      #expect(difference.isEmpty, "\(rule.id): \(difference.first?.message ?? "")")
    }
  }
}
