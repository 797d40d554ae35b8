import L10nCore

/// A bar in cells of a terminal: own, inherited, stale and missing texts side by side, told apart without colors, too.
struct CoverageBar {
  private static let parts: [(name: String, cell: String, color: TextStyle.Color)] = [
    ("own", "█", .green), ("inherited", "▓", .cyan), ("stale", "▒", .yellow), ("missing", "░", .faint),
  ]

  /// What the cells mean, in one line.
  static func legend(_ style: TextStyle) -> String {
    parts.map { "\(style.colored($0.cell, $0.color)) \($0.name)" }.joined(separator: "  ")
  }

  /// How many cells each part has.
  let cells: [Int]

  /// - Parameter width: at least 4, so that whatever is there has a cell: a bar is full only where nothing is missing.
  init(_ count: CoverageCount, width: Int) {
    let counts = [count.own, count.inherited, count.stale, count.missing]
    let total = counts.reduce(0, +)
    var cells = counts.map { $0 == 0 ? 0 : max(1, Int(Double($0) / Double(total) * Double(width))) }
    if total == 0 { cells[0] = width }
    // What cutting off has left over, or the least cells have taken too much, is the largest part's.
    let largest = cells.indices.max { (counts[$0], -$0) < (counts[$1], -$1) } ?? 0
    cells[largest] += width - cells.reduce(0, +)
    self.cells = cells
  }

  func cell(_ style: TextStyle) -> TerminalTable.Cell {
    func text(_ style: TextStyle) -> String {
      zip(Self.parts, cells).map { style.colored(String(repeating: $0.cell, count: $1), $0.color) }.joined()
    }
    return TerminalTable.Cell(text(.plain), styled: text(style))
  }
}
