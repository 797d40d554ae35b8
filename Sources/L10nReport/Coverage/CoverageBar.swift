import L10nCore

/// A bar in cells of a terminal: own, inherited, stale and missing texts side by side, told apart without colors, too.
struct CoverageBar {
  private static let parts: [(name: String, cell: String, color: TextStyle.Color)] = [
    ("own", "█", .green), ("inherited", "▓", .cyan), ("stale", "▒", .yellow), ("missing", "░", .faint),
  ]

  /// What the cells mean, in one line.
  static let legend = Array(
    parts.map { [Words($0.cell, .color($0.color)), Words(" \($0.name)")] }.joined(separator: ["  "]))

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

  var words: [Words] {
    zip(Self.parts, cells).map { Words(String(repeating: $0.cell, count: $1), .color($0.color)) }
  }
}
