/// Cells in columns, as wide as what is in them and no wider than a terminal.
///
/// Widths are those that terminals give (`DisplayWidth`): a wide character takes two columns, a combining mark none. Where
/// a table is too wide, the columns that may be left out go first, from the right; then the first column is cut.
package struct TerminalTable: Sendable {
  /// A column with what stands above it; where no column has a title, there is no line of them.
  package struct Column: Sendable {
    let title: String
    let isNumber: Bool
    let isOptional: Bool

    /// - Parameters:
    ///   - isNumber: whether cells stand at the right edge.
    ///   - isOptional: whether the column may be left out where there is no room.
    package init(_ title: String = "", isNumber: Bool = false, isOptional: Bool = false) {
      (self.title, self.isNumber, self.isOptional) = (title, isNumber, isOptional)
    }
  }

  /// A text with the color that it may have; no escape sequence counts as width.
  package struct Cell: Sendable, ExpressibleByStringLiteral {
    let text: String
    let color: TextStyle.Color?

    /// - Parameter text: shown with controls as code points.
    package init(_ text: String, _ color: TextStyle.Color? = nil) {
      (self.text, self.color) = (VisibleText.aligned(text), color)
      styled = nil
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// What is written in place of the text, which is as wide.
    let styled: String?

    /// - Parameter styled: with escape sequences, as wide as the text.
    init(_ text: String, styled: String) { (self.text, self.styled, color) = (text, styled, nil) }

    var width: Int { DisplayWidth.of(text) }
  }

  /// What stands between two columns.
  private static let gap = 2

  private let columns: [Column]
  private let rows: [[Cell]]

  /// - Parameter rows: a cell for each column; what is missing is empty.
  package init(_ columns: [Column], _ rows: [[Cell]]) { (self.columns, self.rows) = (columns, rows) }

  /// The columns that the table takes where there is room.
  package var naturalWidth: Int { widths.reduce(0) { $0 + $1 + Self.gap } - Self.gap }

  /// Of each column what its widest cell takes.
  private var widths: [Int] {
    columns.indices.map { column in
      max(
        DisplayWidth.of(columns[column].title),
        rows.lazy.map { $0.indices.contains(column) ? $0[column].width : 0 }.max() ?? 0)
    }
  }

  /// The lines of the table, each ended by a line break.
  ///
  /// - Parameter width: how many columns the terminal has; `nil` for no end.
  package func text(width: Int?, style: TextStyle = .plain) -> String {
    lines(width: width, style: style).map { $0 + "\n" }.joined()
  }

  /// The lines without blanks at their ends: the titles, then the rows.
  ///
  /// - Parameter width: how many columns the terminal has; `nil` for no end.
  func lines(width: Int? = nil, style: TextStyle = .plain) -> [String] {
    let titles = columns.allSatisfy { $0.title.isEmpty } ? [] : [columns.map { Cell($0.title, .faint) }]
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
        let text = cell.styled ?? cell.color.map { style.colored(cell.text, $0) } ?? cell.text
        if columns[column].isNumber { return blanks + text }
        return place == shown.count - 1 ? text : text + blanks
      }.joined(separator: String(repeating: " ", count: Self.gap)).withoutTrailingBlanks
    }
  }
}

extension TerminalTable.Cell {
  /// The cell with as much of its text as fits, and an ellipsis where something is left out.
  fileprivate func cut(to width: Int) -> Self {
    self.width <= width ? self : Self(DisplayWidth.cut(text, to: width), color)
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
