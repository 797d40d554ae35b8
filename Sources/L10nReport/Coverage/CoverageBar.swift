import L10nCore

/// A bar of terminal cells: own, inherited, stale and missing texts side by side, also distinguishable without colors.
struct CoverageBar {
  private static let parts: [(name: String, cell: String, color: TextStyle.Color)] = [
    ("own", "█", .green), ("inherited", "▓", .cyan), ("stale", "▒", .yellow), ("missing", "░", .faint),
  ]

  /// The meaning of the cells, in one line.
  static let legend = Array(
    parts.map { [Words($0.cell, .color($0.color)), Words(" \($0.name)")] }.joined(separator: ["  "]))

  /// The number of cells of each part.
  let cells: [Int]

  /// - Parameter width: at least 4, so that every nonempty part has a cell: a bar is full only if nothing is missing.
  init(_ count: CoverageCount, width: Int) {
    let counts = [count.own, count.inherited, count.stale, count.missing]
    let total = counts.reduce(0, +)
    var cells = counts.map { $0 == 0 ? 0 : max(1, Int(Double($0) / Double(total) * Double(width))) }
    if total == 0 { cells[0] = width }
    // The largest part gets the rest of the rounding, or gives the cells that the least parts take too much.
    let largest = cells.indices.max { (counts[$0], -$0) < (counts[$1], -$1) } ?? 0
    cells[largest] += width - cells.reduce(0, +)
    self.cells = cells
  }

  var words: [Words] {
    zip(Self.parts, cells).map { Words(String(repeating: $0.cell, count: $1), .color($0.color)) }
  }
}
