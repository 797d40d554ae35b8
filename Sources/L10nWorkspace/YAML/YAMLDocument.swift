import Yams

/// The one YAML document of a file, composed with limits on the expansion of its aliases.
///
/// A few hundred bytes of aliases to lists of aliases expand to gigabytes. The parser shares the value of an alias, but
/// code that walks the tree, or compares keys in it, pays for each copy.
enum YAMLDocument {
  /// A document whose aliases expand beyond a limit.
  struct ExpansionError: Error {
    /// The alias that exceeds the limit.
    let mark: Mark?
    let problem: String
  }

  /// The root of a text, or `nil` for an empty document.
  ///
  /// - Throws: `YamlError`, or `ExpansionError` before anything is expanded.
  static func root(of text: String) throws -> Node? {
    if text.utf8.contains(UInt8(ascii: "*")), text.utf8.contains(UInt8(ascii: "&")) {
      var skeleton = YAMLSkeleton(of: text)
      try skeleton.check()
    }
    guard let root = try Yams.compose(yaml: text), !root.isNothing else { return nil }
    return root
  }

  /// The root of a file's bytes in UTF-8.
  static func root(of bytes: [UInt8]) throws -> Node? { try root(of: String(decoding: bytes, as: UTF8.self)) }
}
