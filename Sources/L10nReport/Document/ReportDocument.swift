/// A report for people, to be written for a terminal or as Markdown.
struct ReportDocument {
  enum Block {
    /// The title of the report, shown only in Markdown.
    case title(String)
    case paragraph(String)
    /// The legend of marks that are shown only on terminals.
    case legend([Words])
    case table(ReportTable)
    case list([Item])
    /// Blocks under a heading.
    case section(String, [Block])
    /// Blocks that Markdown collapses.
    ///
    /// - Parameter note: the text beside the heading; `nil` leaves both out on terminals.
    case folded(String, note: String? = nil, [Block])
  }

  /// A line of a list.
  struct Item {
    let words: [Words]

    /// The nesting level, from 0.
    let depth: Int

    init(_ words: [Words], depth: Int = 0) { (self.words, self.depth) = (words, depth) }
  }

  let blocks: [Block]

  /// The level of the title as a Markdown heading; sections are one level below.
  let level: Int

  init(_ blocks: [Block], level: Int = 2) { (self.blocks, self.level) = (blocks, level) }

  // MARK: Terminal

  /// The report for a terminal, with an empty line between two blocks.
  ///
  /// - Parameter width: the number of columns of the terminal; `nil` for no limit.
  func text(_ style: TextStyle, width: Int? = nil) -> String { text(of: blocks, style, width) }

  private func text(of blocks: [Block], _ style: TextStyle, _ width: Int?) -> String {
    blocks.compactMap { text(of: $0, style, width) }.joined(separator: "\n")
  }

  private func text(of block: Block, _ style: TextStyle, _ width: Int?) -> String? {
    switch block {
    case .title: return nil
    case .paragraph(let text): return VisibleText.of(text) + "\n"
    case .legend(let words): return words.text(style) + "\n"
    case .table(let table): return table.text(width: width, style: style)
    case .list(let items):
      return items.map { String(repeating: "  ", count: $0.depth + 1) + $0.words.text(style) + "\n" }.joined()
    case .section(let title, let blocks):
      return style.bold(VisibleText.of(title)) + "\n" + text(of: blocks, style, width)
    case .folded(let title, let note, let blocks):
      return (note.map { "\(style.bold(VisibleText.of(title))): \($0)\n" } ?? "") + text(of: blocks, style, width)
    }
  }

  // MARK: Markdown

  var markdown: String { markdown(of: blocks) + "\n" }

  private func markdown(of blocks: [Block]) -> String {
    blocks.compactMap(markdown).joined(separator: "\n\n")
  }

  private func markdown(of block: Block) -> String? {
    switch block {
    case .title(let text): heading(text, level)
    case .paragraph(let text): MarkdownText.of(text)
    case .legend: nil
    case .table(let table): table.markdown
    case .list(let items):
      items.map { String(repeating: "  ", count: $0.depth) + "- " + $0.words.markdown }.joined(separator: "\n")
    case .section(let title, let blocks): heading(title, level + 1) + "\n\n" + markdown(of: blocks)
    case .folded(let title, let note, let blocks):
      "<details><summary>\(MarkdownText.of(title) + (note.map { ": \($0)" } ?? ""))</summary>\n\n"
        + markdown(of: blocks) + "\n\n</details>"
    }
  }

  private func heading(_ text: String, _ level: Int) -> String {
    String(repeating: "#", count: level) + " " + MarkdownText.of(text)
  }
}
