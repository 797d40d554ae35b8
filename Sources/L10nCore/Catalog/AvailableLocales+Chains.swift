package import L10nRuntime

extension AvailableLocales {
  /// The chain that begins with each directory, in the order of `names`.
  /// - Complexity: O(*n*) in the number of names, where `chain(startingAt:)` for each takes the square of it.
  package var chains: [LocaleChain] {
    let same = Dictionary(grouping: tags.indices) { tags[$0] }
    let alike = Dictionary(grouping: tags.indices) { tags[$0]?.spelledOut }
    return names.indices.map { index in
      chain(startingAt: index, preferenceIndex: nil) { same[$0, default: []] + alike[$0.spelledOut, default: []] }
    }
  }
}
