import L10nICU
import Testing

@testable import L10nRuntime
@testable import freeze_cldr

@Suite(.enabled(if: FrozenLocaleData.isOfLinkedICU, "the frozen data is of another ICU version"))
struct LocaleDataTests {
  @Test func isWhatFreezingWouldWriteAndEveryLineIsFound() throws {
    for (frozen, lines) in try [
      (LikelySubtagsData.lines, LocaleDataLines.likelySubtags()),
      (LanguageDistanceData.rules, LocaleDataLines.distanceRules()),
      (LanguageDistanceData.defaults, LocaleDataLines.defaultDistances()),
      (LanguageDistanceData.partitions, LocaleDataLines.regionPartitions()),
      (LanguageDistanceData.paradigms, LocaleDataLines.paradigms()),
      (LanguageAliasData.languages, LocaleDataLines.languageAliases()),
      (LanguageAliasData.regions, LocaleDataLines.regionAliases()),
      (LanguageAliasData.scripts, LocaleDataLines.scriptAliases()),
      (LanguageAliasData.variants, LocaleDataLines.variantAliases()),
      (ParentLocalesData.lines, LocaleDataLines.parents()),
      (RightToLeftScriptsData.lines, LocaleDataLines.rightToLeftScripts()),
    ] {
      #expect(frozen.description == lines.joined(separator: "\n"))
      let tree = SubtagTree(frozen)
      for line in lines {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        let node = parts[0].split(separator: "-").reduce(tree as SubtagTree?) { $0?.child(String($1)) }
        #expect(node?.value == parts[1] && tree.child(parts[0])?.value == parts[1], "\(line)")
      }
    }
  }

  @Test func agreesWithICUOnEveryLocale() throws {
    let languages = try LocaleDataLines.languageAliases().compactMap { $0.split(separator: " ").first.map(String.init) }
    let regions = try LocaleDataLines.regionAliases().compactMap { $0.split(separator: " ").first.map { "hy-\($0)" } }
    let tags = try NumberFormat.locales()
    // ICU's parser has sgn-NO built in with an older replacement than CLDR's table.
    for text in tags + languages + regions where text != "sgn-no" {
      guard let icu = ICUAnswers.canonicalTag(text), let tag = LanguageTag(text) else { continue }
      #expect(tag.description == icu, "\(text)")
    }
    for text in tags {
      let tag = try #require(LanguageTag(text))
      #expect(LikelySubtags.maximize(tag).description == LocaleServices.maximizedTag(text), "\(text)")
      #expect(tag.isRightToLeft == ICUAnswers.isRightToLeft(text), "\(text)")
    }
  }
}

enum FrozenLocaleData {
  /// Whether the frozen data are of the ICU that is linked, and so must give its answers.
  static let isOfLinkedICU =
    (try? ICUVersion()).map { "ICU \($0.icu), CLDR \($0.cldr)" } == LikelySubtagsData.source.description
}
