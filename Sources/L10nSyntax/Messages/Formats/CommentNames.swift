import L10nRuntime

/// Reads the names that comments for translators give to arguments.
package enum CommentNames {
  /// The names by position: `%1$@ = title, %2$lld = count`.
  package static func names(in comment: String) -> [Int: String] {
    var names: [Int: String] = [:]
    let format = FormatString(comment)
    let bytes = Array(comment.utf8)
    for placeholder in format.placeholders {
      var offset = placeholder.range.upperBound
      while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { continue }
      let start = comment.utf8.index(comment.startIndex, offsetBy: offset + 1)
      let name = comment[start...].drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { names[placeholder.position] = String(name) }
    }
    return names
  }
}
