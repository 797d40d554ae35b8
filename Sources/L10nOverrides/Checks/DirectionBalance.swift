/// Whether the bidirectional controls of a text are closed where they were opened.
enum DirectionBalance {
  /// Whether every isolate, embedding and override is closed in its paragraph and nothing else is closed.
  ///
  /// Source: UAX #9, BD8 to BD13 and X5a to X8: the end of an isolate also closes the embeddings within it, which is an
  /// imbalance here. Characters of the class B end a paragraph.
  static func isBalanced(_ text: String) -> Bool {
    // U+202A and U+2066 are three bytes that begin with E2.
    guard text.utf8.contains(0xE2) else { return true }
    var isOpenIsolate: [Bool] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isOpenIsolate.append(true)
      case 0x202A, 0x202B, 0x202D, 0x202E: isOpenIsolate.append(false)
      case 0x2069: if isOpenIsolate.popLast() != true { return false }
      case 0x202C: if isOpenIsolate.popLast() != false { return false }
      case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: if !isOpenIsolate.isEmpty { return false }
      default: break
      }
    }
    return isOpenIsolate.isEmpty
  }
}
