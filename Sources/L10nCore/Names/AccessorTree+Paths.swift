extension AccessorTree {
  /// Every text with the names that lead to it: `["controls", "play", "label"]`.
  package var paths: [(id: TextID, path: [String])] { Self.paths(in: root, below: []) }

  private static func paths(in namespace: Namespace, below path: [String]) -> [(id: TextID, path: [String])] {
    namespace.leaves.map { ($0.id, path + [$0.name]) }
      + namespace.namespaces.flatMap { paths(in: $0, below: path + [$0.property]) }
  }
}
