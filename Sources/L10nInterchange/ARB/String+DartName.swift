import L10nSyntax

extension String {
  /// Whether the text is a name in Dart: ASCII letters, digits and `_`, no digit first.
  var isDartName: Bool {
    guard let first = utf8.first, first > UInt8(ascii: "9") else { return false }
    return utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_")
    }
  }
}
