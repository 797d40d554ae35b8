import L10nCore

extension RowFamily {
  /// A text and the ranges of it that pseudo-localization keeps, in UTF-16 offsets.
  static let pseudo = RowFamily(fileName: "pseudo.json", expectedFields: ["protected"]) { row in
    let text = try row.string("text")
    let utf8 = text.utf8
    return [
      "protected": .array(
        ProtectedRange.all(in: text).map { protected in
          let start = utf8.index(utf8.startIndex, offsetBy: protected.range.lowerBound)
          let end = utf8.index(start, offsetBy: protected.range.count)
          return .object([
            "start": .integer(text.utf16.distance(from: text.startIndex, to: start)),
            "end": .integer(text.utf16.distance(from: text.startIndex, to: end)),
            "text": .string(String(text[start..<end])), "kind": .string(protected.kind.rawValue),
          ])
        })
    ]
  }
}
