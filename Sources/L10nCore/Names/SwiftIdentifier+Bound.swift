extension SwiftIdentifier {
  /// The most characters of a name.
  static let longest = 80

  /// How many of a longer name are kept.
  private static let kept = 60

  /// A name no longer than `longest`: of a key that is a whole paragraph, the first words and a fingerprint of the key. It
  /// depends on no other key.
  ///
  ///     yourDownloadsAreKeptForThirtyDaysAfterWhichTheyAreDeletedFrom_5c0e9f1a
  ///
  /// - Parameter part: what the name was made of.
  static func bounded(_ name: String, of part: String) -> String {
    guard name.utf8.count > longest, name.count > longest else { return name }
    let beginning = name.prefix(kept)
    // Scripts without capitals show no words.
    let word = beginning.dropFirst(kept / 2).lastIndex(where: \.isUppercase) ?? beginning.endIndex
    return "\(beginning[..<word])_\(Fingerprint([EntryText(text: part, range: 0..<0)]))"
  }
}
