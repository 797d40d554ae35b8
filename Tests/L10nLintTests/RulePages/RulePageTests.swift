import Foundation
import L10nCore
import L10nLint
import Testing

@testable import L10nRulePages

struct RulePageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/Rules")

  /// The pages on disk, the pages in the tool, and the linter's rules are the same.
  @Test func everyRuleHasAPageAndEveryPageARule() throws {
    let names = Rule.all.map { "\($0.id).md" }.sorted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() == names)
    let embedded = RulePage.embeddedTexts
    for name in names {
      let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      #expect(
        embedded.contains(text),
        "Sources/CRulePages/pages.c lacks the line: #embed \"../../Documentation/Rules/\(name)\" suffix(, 0,)")
    }
    #expect(embedded.map { "\(RulePage($0).id).md" } == names, "the lines of Sources/CRulePages/pages.c are in order")
  }

  @Test(arguments: Rule.all.map(\.id)) func pagesAreSound(id: String) throws {
    let page = try #require(RulePage.embedded(id))
    #expect(page.problems == [])
    #expect(page.plainReason.hasSuffix("."))
    #expect(page.sources.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") })
    #expect(Set(page.examples.map(\.isBad)) == [true, false])
    expectSound(page.examples)
  }

  /// Edge cases belong to a rule, and are nothing but sound examples.
  @Test func edgeCasesAreSound() throws {
    let rules = Rule.all.filter { $0.edgeCases != nil }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: Rule.edgeCaseFolder.path).sorted()
        == rules.map { "\($0.id).md" }.sorted())
    for rule in rules {
      let page = try #require(rule.edgeCases)
      #expect(page.id == rule.id && page.problems == [] && page.reason == "" && page.sources == [])
      #expect(!page.examples.isEmpty)
      expectSound(page.examples)
    }
  }

  private func expectSound(_ examples: [RuleExample]) {
    for example in examples {
      let (_, marks) = example.unmarked
      #expect(marks.isEmpty == (!example.isBad || example.findingsWithoutPlace > 0))
      for file in example.files + example.fixed {
        let marks = file.text.unicodeScalars.filter { $0 == "⟦" || $0 == "⟧" }
        #expect(marks.enumerated().allSatisfy { $1 == ($0.isMultiple(of: 2) ? "⟦" : "⟧") }, "\(file.path)")
        #expect(marks.count.isMultiple(of: 2) && (marks.isEmpty || example.files.contains(file)), "\(file.path)")
      }
      // A fix may make the other file of a table.
      let names = Set(example.files.map { $0.path.split(separator: ".").dropLast() })
      #expect(
        example.fixed.allSatisfy {
          names.contains($0.path.split(separator: ".").dropLast()) && !example.files.contains($0)
        })
      #expect((example.configurationFile?.diagnostics ?? []).map(\.message) == [])
    }
  }

  /// An editor or a browser would change or hide anything else.
  @Test func pagesHaveOnlyCharactersThatCanBeSeen() {
    for text in RulePage.embeddedTexts {
      let title = text.prefix { $0 != "\n" }
      #expect(text.utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8), "\(title) is in form C")
      let hidden = text.unicodeScalars.filter(Self.isHidden)
      #expect(hidden.isEmpty, "\(title): write \(hidden.map { "<U+\(String($0.value, radix: 16, uppercase: true))>" })")
      #expect(!text.contains(" \n") && !text.contains("\n\n\n## "), "\(title) has blanks at the end of a line")
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static let page = """
    # odd-text

    Default: error. Group: [Texts](../Rules.md#texts).

    A text is odd.

    Readers see
    a \\<b> and `\\n`.

    They leave.

    Not checked while it rains.

    ## Settings

    | Setting |

    ## Finds

    Some prose.

    `en.lproj/A.strings`

    ````
    a = "⟦```⟧<U+00A0>";
    ```

    ````

    `b.txt`
    ```text
    ```

    Findings without a place: 2

    Fixed:

    `en.lproj/A.strings`

    ```
    a<U+003C>U+00A0> <U+> <U+0A> <U+00A0 <U+110000>
    ```

    ---

    `c.txt`

    ```
    # no heading
    ## none
    ```

    ## Allows

    `d.txt`

    ```
    d
    ```

    ## Sources

    - A \\*standard\\*
    - B

    """

  @Test func readsAPage() {
    let page = RulePage(Self.page)
    #expect(page.problems == [])
    #expect(page.id == "odd-text" && page.sources == ["A *standard*", "B"])
    #expect(page.reason == "Readers see\na \\<b> and `\\n`.\n\nThey leave.")
    #expect(page.plainReason == "Readers see a <b> and `\\n`. They leave.")
    #expect(page.body.hasPrefix("## Finds\n\nSome prose.\n") && page.body.hasSuffix("\n- B\n"))
    #expect(page.examples.map(\.findingsWithoutPlace) == [2, 0, 0])
    #expect(page.examples.map(\.isBad) == [true, true, false])
    #expect(
      page.examples[0].files == [
        .init(path: "en.lproj/A.strings", text: "a = \"⟦```⟧\u{A0}\";\n```\n"), .init(path: "b.txt", text: ""),
      ])
    #expect(
      page.examples[0].fixed == [
        .init(path: "en.lproj/A.strings", text: "a<U+00A0> <U+> <U+0A> <U+00A0 <U+110000>")
      ])
    #expect(page.examples[1].files == [.init(path: "c.txt", text: "# no heading\n## none")])
    #expect(page.examples[0].unmarked.marks == [L10nCore.SourceLocation("en.lproj/A.strings", 5..<8)])
  }

  /// A page, and the fault in it.
  @Test(arguments: [
    ("", "1: the title is missing: '# rule-id'"),
    ("# a\n## Examples\n", "2: a heading other than Settings, Finds, Allows and Sources"),
    ("# a\n## Finds\n", "3: an example without files"),
    ("# a\n## Finds\n`a`\n", "3: a path without a file"), ("# a\n## Finds\n`a`\n```\n", "3: a path without a file"),
    (
      "# a\n## Finds\n`a`\n```\n```\nFixd:\n", "6: expected a path in backticks, 'Fixed:', 'Before:', 'After:' or '---'"
    ),
    ("# a\n## Finds\n```\n```\n", "3: expected a path in backticks, 'Fixed:', 'Before:', 'After:' or '---'"),
    (
      "# a\n## Allows\n`a`\n```\n```\nFixed:\n",
      "6: expected a path in backticks, 'Fixed:', 'Before:', 'After:' or '---'"
    ),
    ("# a\n## Allows\n`a`\n```\n```\n`a`\n```\n```\n", "8: 'a' appears twice"),
    ("# a\n## Finds\n`a`\n```\n```\n---\n", "7: an example without files"),
    (
      "# a\n## Finds\n`a`\n```\n```\nFindings without a place: x\n",
      "6: expected a path in backticks, 'Fixed:', 'Before:', 'After:' or '---'"
    ),
    ("# a\n## Sources\nB\n", "3: a source is a line that begins with '- '"),
  ])
  func reportsWhatAPageMayNotHold(text: String, problem: String) {
    #expect(RulePage(text).problems.contains(problem), "\(RulePage(text).problems)")
  }
}
