package import L10nRuntime

extension AvailableLocales {
  /// The chain that begins with each directory, in the order of `names`.
  /// - Complexity: O(*n*) in the number of names; calling `chain(startingAt:)` for each would be quadratic.
  package var chains: [LocaleChain] {
    let same = Dictionary(grouping: tags.indices) { tags[$0] }
    let alike = Dictionary(grouping: tags.indices) { tags[$0]?.spelledOut }
    return names.indices.map { index in
      chain(startingAt: index, preferenceIndex: nil) { same[$0, default: []] + alike[$0.spelledOut, default: []] }
    }
  }
}
