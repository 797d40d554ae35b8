/// Cells in columns: in Markdown, or as wide as their contents but not wider than a terminal.
///
/// Widths are those of terminals (`DisplayWidth`): a wide character takes two columns, a combining mark none. If a
/// table is too wide, optional columns are left out first, from the right; then the first column is cut.
package struct ReportTable: Sendable {
  /// A column with its title; if no column has a title, there is no line of titles.
  package struct Column: Sendable {
    let title: Words
    let isNumber: Bool
    let isOptional: Bool
    let isPicture: Bool

    /// - Parameters:
    ///   - isNumber: whether cells are aligned right.
    ///   - isOptional: whether the column may be left out if there is no room.
    ///   - isPicture: whether the column draws the value of the next one. Markdown has only that one, with this one's
    ///     title.
    package init(
      _ title: Words = "", isNumber: Bool = false, isOptional: Bool = false, isPicture: Bool = false
    ) {
      (self.title, self.isNumber, self.isOptional, self.isPicture) = (title, isNumber, isOptional, isPicture)
    }
  }

  /// Words with optional colors; escape sequences have no width.
  package struct Cell: Sendable, ExpressibleByStringLiteral {
    let words: [Words]

    /// The words with controls as code points.
    private let shown: [Words]

    init(_ words: [Words]) {
      self.words = words
      shown = words.map { Words(VisibleText.aligned($0.text), $0.mark) }
    }

    package init(_ text: String, _ color: TextStyle.Color? = nil) {
      self.init([Words(text, color.map { .color($0) } ?? .plain)])
    }

    package init(stringLiteral text: String) { self.init(text) }

    var width: Int { DisplayWidth.of(text) }

    private var text: String { shown.map(\.text).joined() }

    func text(_ style: TextStyle) -> String { shown.text(style) }

    /// The cell with as much of its text as fits, and an ellipsis if something is left out.
    fileprivate func cut(to width: Int) -> Self {
      self.width <= width ? self : Self([Words(DisplayWidth.cut(text, to: width), words.first?.mark ?? .plain)])
    }
  }

  /// The number of blanks between two columns.
  private static let gap = 2

  private let columns: [Column]
  private let rows: [[Cell]]

  /// - Parameter rows: a cell for each column; missing ones are empty.
  package init(_ columns: [Column], _ rows: [[Cell]]) { (self.columns, self.rows) = (columns, rows) }

  /// The width of the table in columns if there is room.
  package var naturalWidth: Int { widths.reduce(0) { $0 + $1 + Self.gap } - Self.gap }

  /// The width of the widest cell of each column.
  private var widths: [Int] {
    columns.indices.map { column in
      max(
        DisplayWidth.of(columns[column].title.text),
        rows.lazy.map { $0.indices.contains(column) ? $0[column].width : 0 }.max() ?? 0)
    }
  }

  /// The lines of the table, each ended by a line break.
  ///
  /// - Parameter width: the number of columns of the terminal; `nil` for no limit.
  package func text(width: Int?, style: TextStyle = .plain) -> String {
    lines(width: width, style: style).map { $0 + "\n" }.joined()
  }

  /// The lines without trailing blanks: the titles, then the rows.
  ///
  /// - Parameter width: the number of columns of the terminal; `nil` for no limit.
  func lines(width: Int? = nil, style: TextStyle = .plain) -> [String] {
    let titles = columns.allSatisfy { $0.title.text.isEmpty } ? [] : [columns.map { Cell($0.title.text, .faint) }]
    var widths = widths
    var shown = Array(columns.indices)
    func total() -> Int { shown.reduce(0) { $0 + widths[$1] + Self.gap } - Self.gap }
    if let width {
      while total() > width, let last = shown.lastIndex(where: { columns[$0].isOptional }) { shown.remove(at: last) }
      if let first = shown.first, total() > width { widths[first] = max(4, widths[first] - (total() - width)) }
    }
    return (titles + rows).map { cells in
      shown.enumerated().map { place, column in
        let cell = cells.indices.contains(column) ? cells[column].cut(to: widths[column]) : ""
        let blanks = String(repeating: " ", count: widths[column] - cell.width)
        let text = cell.text(style)
        if columns[column].isNumber { return blanks + text }
        return place == shown.count - 1 ? text : text + blanks
      }.joined(separator: String(repeating: " ", count: Self.gap)).withoutTrailingBlanks
    }
  }

  /// The table in Markdown, with capitalized titles.
  var markdown: String {
    let shown = columns.indices.filter { !columns[$0].isPicture }
    let titles = shown.map { index -> String in
      let column = index > 0 && columns[index - 1].isPicture ? columns[index - 1] : columns[index]
      let title = [column.title].markdown
      return title.isEmpty ? "" : title.prefix(1).uppercased() + title.dropFirst() + " "
    }
    let rule = shown.map { columns[$0].isNumber ? "--:|" : "---|" }.joined()
    let lines = rows.map { row in "| \(shown.map { row[$0].words.markdown }.joined(separator: " | ")) |" }
    return (["| \(titles.joined(separator: "| "))|", "|\(rule)"] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
