import L10nSyntax

extension String {
  /// The path quoted for a shell.
  var shellQuoted: String {
    let isPlain = utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric || "_-./+@".utf8.contains(byte)
    }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
