/// The page of a rule in `Documentation/Rules`: the reason for the rule, its sources, and its examples, which are its
/// tests.
///
///     # duplicate-key
///
///     Default: error. Group: [Files](../Rules.md#files).
///
///     A key occurs twice in one table.
///
///     The last one counts.
///
///     ## Finds
///
///     `en.lproj/Player.strings`
///
///     ```
///     "ok" = "OK"; ⟦"ok"⟧ = "Okay";
///     ```
///
/// Reading never fails: invalid contents of a page are problems.
package struct RulePage: Sendable {
  /// The rule's id, which is the page's title.
  package internal(set) var id = ""

  /// The paragraphs that explain why the finding matters, in Markdown.
  package internal(set) var reason = ""

  /// The standards and measurements that the rule rests on.
  package internal(set) var sources: [String] = []

  /// The catalogs with findings and without, in the page's order.
  package internal(set) var examples: [RuleExample] = []

  /// The page from the first heading of examples on, in Markdown.
  package internal(set) var body = ""

  /// The problems of the page, each with its line: `12: a path without a file`.
  package internal(set) var problems: [String] = []

  package init(_ text: String) {
    var reader = RulePageReader(text)
    reader.read(into: &self)
  }

  /// The reason as plain text in one paragraph.
  package var plainReason: String { PlainProse.text(of: reason) }
}
