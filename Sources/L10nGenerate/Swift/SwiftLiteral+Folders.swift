import L10nCore

extension SwiftLiteral {
  /// What headers call a folder.
  static func name(ofFolder path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return ["", ".", ".."].contains(name) ? "a catalog" : documented(name)
  }
}
