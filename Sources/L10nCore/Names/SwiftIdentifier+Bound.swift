extension SwiftIdentifier {
  /// The greatest number of characters in a name.
  static let longest = 80

  /// The number of characters that are kept of a longer name.
  private static let kept = 60

  /// A name no longer than `longest`: for a key that is a whole paragraph, the first words and a fingerprint of the
  /// key. It does not depend on other keys.
  ///
  ///     yourDownloadsAreKeptForThirtyDaysAfterWhichTheyAreDeletedFrom_5c0e9f1a
  ///
  /// - Parameter part: the part of the key from which the name was made.
  static func bounded(_ name: String, of part: String) -> String {
    guard name.utf8.count > longest, name.count > longest else { return name }
    let beginning = name.prefix(kept)
    // In scripts without capitals words cannot be recognized.
    let word = beginning.dropFirst(kept / 2).lastIndex(where: \.isUppercase) ?? beginning.endIndex
    return "\(beginning[..<word])_\(Fingerprint([EntryText(text: part, range: 0..<0)]))"
  }
}
