extension MarkupReading {
  /// Reads the markup of a format. An argument has the number of its segment, and its position as its name.
  /// - Parameter first: the argument of the first specifier without a position.
  package init(_ format: FormatString, of text: String, _ syntax: MarkupSyntax, from first: Int = 1) {
    let percent = UInt8(ascii: "%")
    let bytes = text.utf8
    var place = 0
    let pieces = format.segments.enumerated().map { index, segment -> Piece in
      switch segment {
      case .placeholder(let placeholder):
        place = placeholder.range.upperBound
        let position = placeholder.counted(from: first).position
        return .argument(index, name: placeholder.variable == nil ? "\(position)" : nil)
      case .literal(let literal):
        defer {
          // A percent sign is written as two.
          let isDoubled =
            literal.utf8.elementsEqual([percent]) && bytes.dropFirst(place).prefix(2).elementsEqual([percent, percent])
          place += isDoubled ? 2 : literal.utf8.count
        }
        return .text(literal, at: place)
      }
    }
    self.init(pieces, syntax)
  }
}
