/// Rows of short texts as columns that line up in a terminal, wide characters and combining marks included.
struct TextColumns {
  /// Where a column's texts stand.
  enum Side { case left, right }

  private let sides: [Side]
  private var rows: [[String]] = []

  /// - Parameter sides: one for each column.
  init(_ sides: [Side]) { self.sides = sides }

  /// Adds a row of as many texts as there are columns.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The rows, two blanks between columns and none at the end of a line.
  var lines: [String] {
    let widths = sides.indices.map { column in
      rows.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      // Blanks are owed until something follows them.
      var owed = 0
      for (column, text) in row.enumerated() where column < sides.count {
        let space = widths[column] - DisplayWidth.of(text)
        if sides[column] == .right { owed += space }
        if !text.isEmpty {
          line += String(repeating: " ", count: owed) + text
          owed = 0
        }
        owed += 2 + (sides[column] == .left ? space : 0)
      }
      return line
    }
  }
}
