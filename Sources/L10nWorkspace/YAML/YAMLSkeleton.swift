import Yams

/// A YAML text with its aliases read as plain scalars, so that nothing is expanded while its size is counted.
///
/// An alias begins with `*`. With another character in place of each `*` the parser sees a scalar at the same line and
/// column, and a plain one that begins with that character is an alias: no other plain scalar can begin with it.
struct YAMLSkeleton {
  /// The number of values in a node and its depth, with aliases expanded.
  private struct Extent {
    var values: Int
    var depth: Int
  }

  /// The most values that aliases may expand to in a small file; in a larger one the number of its bytes.
  static let maximumValues = 10_000

  /// The most levels of lists and mappings with aliases expanded.
  static let maximumDepth = 100

  private let text: String
  private let marker: Unicode.Scalar
  private let limit: Int
  private var anchors: [String: Extent] = [:]
  private var expanded = 0

  init(of text: String) {
    self.text = text
    limit = max(Self.maximumValues, text.utf8.count)
    let used = Set(text.unicodeScalars.lazy.filter { $0.properties.generalCategory == .privateUse })
    // All private-use characters are valid YAML; a text that contains all of these has no real aliases.
    let candidates = (0xE000...0xF8FF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
    marker = candidates.first { !used.contains($0) } ?? "\u{E000}"
  }

  /// Counts the values that the aliases expand to.
  ///
  /// - Throws: `YamlError` if the text is not YAML, `YAMLDocument.ExpansionError` if a limit is exceeded.
  mutating func check() throws {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(scalar == "*" ? marker : scalar) }
    do {
      let parser = try Parser(yaml: String(scalars))
      // The nodes hold their anchors weakly; the parser owns them.
      try withExtendedLifetime(parser) {
        if let root = try parser.singleRoot() { _ = try extent(of: root) }
      }
    } catch YamlError.duplicatedKeysInMapping(let duplicates, let context) {
      let names = duplicates.map { $0.replacing(String(marker), with: "*") }
      throw YamlError.duplicatedKeysInMapping(duplicates: names, context: context)
    }
  }

  private mutating func extent(of node: Node) throws -> Extent {
    var extent = Extent(values: 1, depth: 1)
    if let alias = aliasName(node) {
      extent = anchors[alias] ?? extent
      expanded += extent.values
      if expanded > limit { throw tooLarge(node, "aliases expand to more than \(limit) values") }
    }
    let children = node.sequence.map(Array.init) ?? node.mapping.map { $0.flatMap { [$0.key, $0.value] } } ?? []
    for child in children {
      let inner = try self.extent(of: child)
      extent.values += inner.values
      extent.depth = max(extent.depth, inner.depth + 1)
      if extent.depth > Self.maximumDepth { throw tooLarge(child, "lists are nested too deeply") }
    }
    // A long text costs more than a short one in every comparison.
    if let scalar = node.scalar { extent.values += scalar.string.utf8.count / 64 }
    if let anchor = node.anchor { anchors[anchor.rawValue] = extent }
    return extent
  }

  private func aliasName(_ node: Node) -> String? {
    guard let scalar = node.scalar, scalar.style == .plain, scalar.string.unicodeScalars.first == marker else {
      return nil
    }
    return String(scalar.string.unicodeScalars.dropFirst())
  }

  private func tooLarge(_ node: Node, _ problem: String) -> YAMLDocument.ExpansionError {
    YAMLDocument.ExpansionError(mark: node.mark, problem: problem)
  }
}
