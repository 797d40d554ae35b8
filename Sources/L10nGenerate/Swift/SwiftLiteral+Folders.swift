import L10nCore

extension SwiftLiteral {
  /// The name of a folder in headers.
  static func name(ofFolder path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return ["", ".", ".."].contains(name) ? "a catalog" : documented(name)
  }
}
