package import L10nRuntime

extension String {
  /// The text with a number in every specifier that was counted.
  package var withNumberedArguments: String {
    let placeholders = FormatString(self).placeholders
    return numbering(placeholders, as: placeholders.map(\.position))
  }

  /// The text with numbers in all specifiers that have none.
  ///
  /// - Parameters:
  ///   - placeholders: the text's own.
  ///   - arguments: the number for each of them.
  package func numbering(_ placeholders: [FormatPlaceholder], as arguments: [Int]) -> String {
    let bytes = Array(utf8)
    var result: [UInt8] = []
    var end = 0
    for (placeholder, argument) in zip(placeholders, arguments) where !placeholder.isNumbered {
      result += bytes[end...placeholder.range.lowerBound]
      result += "\(argument)$".utf8
      end = placeholder.range.lowerBound + 1
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The text of a substitution with its specifier for `%arg`.
  package func replacingNumberName(with specifier: String) -> String {
    let bytes = Array(utf8)
    let name = Array("%arg".utf8)
    var result: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset...].starts(with: name) {
        result += "%\(specifier)".utf8
        offset += name.count
      } else if bytes[offset...].starts(with: "%%".utf8) {
        result += "%%".utf8
        offset += 2
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
