/// Reads the lines of a rule's page.
struct RulePageReader {
  var lines: [Substring]

  /// The next line, counted from 0.
  var index = 0

  init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
    if lines.last == "" { lines.removeLast() }
  }

  mutating func read(into page: inout RulePage) {
    guard let title = lines.first, title.hasPrefix("# ") else {
      page.problems.append("1: the title is missing: '# rule-id'")
      return
    }
    page.id = String(title.dropFirst(2))
    index = 1
    readHead(into: &page)
    while index < lines.count {
      let heading = lines[index]
      switch heading {
      case "## Settings":
        _ = readParagraphs()
      case "## Finds", "## Allows":
        if page.body.isEmpty { page.body = lines[index...].joined(separator: "\n") + "\n" }
        index += 1
        readExamples(areBad: heading == "## Finds", into: &page)
      case "## Sources":
        if page.body.isEmpty { page.body = lines[index...].joined(separator: "\n") + "\n" }
        readSources(into: &page)
      default:
        report("a heading other than Settings, Finds, Allows and Sources", in: &page)
        _ = readParagraphs()
      }
    }
  }

  /// Reads the paragraphs before the first heading. The line of defaults, the summary after it, and the rule's needs
  /// are generated from the rule, and are not part of the reason.
  private mutating func readHead(into page: inout RulePage) {
    index = 0
    var paragraphs = readParagraphs()
    if paragraphs.first?.hasPrefix("Default: ") ?? false { paragraphs.removeFirst(min(2, paragraphs.count)) }
    page.reason = paragraphs.filter { !$0.hasPrefix("Not checked while ") }.joined(separator: "\n\n")
  }

  /// Reads the list of sources, one on each line.
  private mutating func readSources(into page: inout RulePage) {
    index += 1
    while index < lines.count, !lines[index].hasPrefix("## ") {
      if lines[index].hasPrefix("- ") {
        page.sources.append(PlainProse.text(of: String(lines[index].dropFirst(2))))
      } else if !lines[index].isEmpty {
        report("a source is a line that begins with '- '", in: &page)
      }
      index += 1
    }
  }

  /// Skips a heading and reads the paragraphs after it, up to the next heading.
  private mutating func readParagraphs() -> [String] {
    index += 1
    var paragraphs: [[Substring]] = [[]]
    while index < lines.count, !lines[index].hasPrefix("## ") {
      if !lines[index].isEmpty {
        paragraphs[paragraphs.count - 1].append(lines[index])
      } else if paragraphs.last?.isEmpty == false {
        paragraphs.append([])
      }
      index += 1
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }

  /// Reports a problem of the current line.
  func report(_ problem: String, in page: inout RulePage) { page.problems.append("\(index + 1): \(problem)") }
}
