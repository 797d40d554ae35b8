import Yams

/// The one YAML document of a file, composed with bounds on what its aliases expand to.
///
/// A few hundred bytes of aliases to lists of aliases stand for gigabytes. The parser shares what an alias names, but
/// whoever walks the tree, or compares keys in it, pays for each copy.
enum YAMLDocument {
  /// A document whose aliases expand to too much.
  struct ExpansionError: Error {
    /// The alias with which a bound is exceeded.
    let mark: Mark?
    let problem: String
  }

  /// The root of a text, or `nil` where nothing is written.
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
