extension Catalog {
  /// The names under which generated code gives the texts, in the style that the configuration asks for.
  package var accessors: AccessorTree {
    AccessorTree(developmentIDs, isFlat: configuration.generate.style == .flat)
  }
}
