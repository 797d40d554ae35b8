extension String {
  /// The format with a number in every unnumbered specifier.
  package var withNumberedArguments: String { [MessagePart](format: self).format(\.numbered) }

  /// The text of a substitution with its specifier in place of `%arg`.
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
