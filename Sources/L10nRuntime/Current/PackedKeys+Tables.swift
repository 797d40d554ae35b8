extension _PackedKeys {
  /// The index of a key within a range of indices with sorted keys.
  func index(of key: String, among indices: Range<Int>) -> Int? {
    // Two tables rarely share a key, and the hash is faster.
    if let index = index(of: key), indices.contains(index) { return index }
    var (lower, upper) = (indices.lowerBound, indices.upperBound)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      guard let found = keys.text(middle)?.string else { return nil }
      if found.utf8.elementsEqual(key.utf8) { return middle }
      if found.utf8.lexicographicallyPrecedes(key.utf8) { lower = middle + 1 } else { upper = middle }
    }
    return nil
  }
}

extension PackedCatalog {
  /// The texts for a reader's languages by name, first choice first: BCP 47 tags such as those of
  /// `Locale.preferredLanguages`, or POSIX locales. Invalid names are ignored; the development language is used if none
  /// matches.
  public func texts(languages: [String], options: TextOptions = TextOptions()) -> LocalizedTexts {
    languages.first.flatMap { storage.texts(of: LanguageTag(canonical: $0), options: options) }
      ?? texts(for: LocalePreferences(languages).tags, options: options)
  }
}
