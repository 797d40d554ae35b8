import L10nCore
import L10nSyntax

/// Chapters of an accessibility conformance report in OpenACR's YAML, to be inserted below a report's own title and
/// product.
///
/// They contain the criteria that texts prove or disprove, each with a remark that lists the languages and the further
/// checks. Criteria that texts prove in part, and those that they cannot decide, are listed in the chapter's notes,
/// without a level.
struct OpenACRFragment {
  /// The list of criteria with these numbers.
  private static let catalog = "2.5-edition-wcag-2.2-508-eu-en"

  private let notes: [CriterionNote]
  private let version: String

  init(_ notes: [CriterionNote], version: String) { (self.notes, self.version) = (notes, version) }

  var text: String {
    var lines = [
      "# Written by l10n \(version), from texts alone: put it under the title, product and author of your report,",
      "# check what each remark leaves to check, and change levels accordingly.",
      "catalog: \(Self.catalog)", "chapters:",
    ]
    var chapters: [ConformanceCriterion.Chapter] = []
    for note in notes where !chapters.contains(note.chapter) { chapters.append(note.chapter) }
    for chapter in chapters {
      let own = notes.filter { $0.chapter == chapter }
      lines.append("  \(chapter.rawValue):")
      let parts = own.filter { !$0.isDecided && $0.isProved }.map { "\($0.number) \($0.name): \($0.remarks)" }
      let rest = own.filter { !$0.isDecided && !$0.isProved }.map { note in
        "\(note.number) \(note.name) (\(note.proofs.first { !$0.isProved }?.reason ?? note.limit))"
      }
      let remarks =
        parts.map { "Proved in part. \($0)" }
        + (rest.isEmpty ? [] : ["Not decided by texts: \(rest.joined(separator: "; "))."])
      if !remarks.isEmpty { lines.append("    notes: \(quoted(remarks.joined(separator: "\n")))") }
      let decided = own.filter(\.isDecided)
      lines.append("    criteria:\(decided.isEmpty ? " []" : "")")
      for note in decided {
        lines += [
          "      - num: \(quoted(note.number))", "        components:",
          "          - name: \(note.chapter.hasComponents ? "software" : "none")",
          "            adherence:", "              level: \(note.level)",
          "              notes: \(quoted(note.remarks))",
        ]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A scalar in double quotes, which YAML shares with JSON.
  private func quoted(_ text: String) -> String { JSONOutput.string(text).text() }
}
