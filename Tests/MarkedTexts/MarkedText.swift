/// A text without its marks ⟦ and ⟧, and the ranges between them as UTF-8 offsets into the text without marks.
package func unmarked(_ text: String) -> (text: String, marks: [Range<Int>]) {
  var plain = ""
  var marks: [Range<Int>] = []
  var start: Int?
  for scalar in text.unicodeScalars {
    switch scalar {
    case "⟦": start = plain.utf8.count
    case "⟧":
      if let first = start { marks.append(first..<plain.utf8.count) }
      start = nil
    default: plain.unicodeScalars.append(scalar)
    }
  }
  return (plain, marks)
}
