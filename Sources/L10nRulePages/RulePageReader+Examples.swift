extension RulePageReader {
  /// Reads the examples of one kind, up to the next heading.
  ///
  /// A line `---` begins the next example, a line `Fixed:` the files that fixes change. Files after a line `Before:`,
  /// up to a line `After:`, are those of an earlier catalog. `Findings without a place: 2` counts findings that no mark
  /// can show. Prose may precede the first file of an example.
  mutating func readExamples(areBad: Bool, into page: inout RulePage) {
    var example = RuleExample(isBad: areBad)
    var files = \RuleExample.files
    while index < lines.count, !lines[index].hasPrefix("## ") {
      let line = lines[index]
      if line == "---" {
        add(example, to: &page)
        (example, files) = (RuleExample(isBad: areBad), \.files)
      } else if line == "Fixed:", areBad, files == \.files {
        files = \.fixed
      } else if line == "Before:", example.before.isEmpty {
        files = \.before
      } else if line == "After:", files == \.before {
        files = \.files
      } else if line.hasPrefix(Self.withoutPlace), areBad, let count = Int(line.dropFirst(Self.withoutPlace.count)) {
        example.findingsWithoutPlace = count
      } else if let path = path(line) {
        readFile(path, into: &example[keyPath: files], of: &page)
      } else if line.hasPrefix("```") || !line.isEmpty && !example.files.isEmpty {
        report("expected a path in backticks, 'Fixed:', 'Before:', 'After:' or '---'", in: &page)
      }
      index += 1
    }
    add(example, to: &page)
  }

  private static let withoutPlace = "Findings without a place: "

  private mutating func readFile(_ path: String, into files: inout [RuleExample.File], of page: inout RulePage) {
    guard let text = readText() else { return report("a path without a file", in: &page) }
    if files.contains(where: { $0.path == path }) { report("'\(path)' appears twice", in: &page) }
    files.append(RuleExample.File(path: path, text: text))
  }

  private func add(_ example: RuleExample, to page: inout RulePage) {
    if example.files.isEmpty { report("an example without files", in: &page) }
    page.examples.append(example)
  }

  /// The path on a line with nothing else.
  private func path(_ line: Substring) -> String? {
    guard line.hasPrefix("`"), line.hasSuffix("`"), !line.hasPrefix("``") else { return nil }
    let path = line.dropFirst().dropLast()
    return path.isEmpty || path.contains("`") ? nil : String(path)
  }

  /// Reads the fenced code after a path, up to the line that ends it; `nil` if there is none.
  ///
  /// The text does not end with a line break, except for those of empty lines.
  private mutating func readText() -> String? {
    let start = lines[(index + 1)...].prefix { $0.isEmpty }.endIndex
    guard start < lines.count else { return nil }
    let fence = lines[start].prefix { $0 == "`" }
    guard fence.count >= 3 else { return nil }
    guard let end = lines[(start + 1)...].firstIndex(of: fence) else { return nil }
    index = end
    return lines[(start + 1)..<end].map(CodePointNotation.decoded).joined(separator: "\n")
  }
}
