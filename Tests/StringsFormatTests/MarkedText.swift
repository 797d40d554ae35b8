/// A text in which `⟦` and `⟧` mark ranges.
struct MarkedText {
  /// The text without the marks.
  let text: String

  /// What stands between the marks, as offsets into the text's UTF-8, in order.
  let ranges: [Range<Int>]

  init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var ranges: [Range<Int>] = []
    var start = 0
    var count = 0
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": start = count
      case "⟧": ranges.append(start..<count)
      default:
        text.append(scalar)
        count += UTF8.width(scalar)
      }
    }
    self.text = String(text)
    self.ranges = ranges
  }
}
