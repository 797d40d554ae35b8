/// Texts of the development language in place of translations.
package enum SourceCopy {
  /// Whether a text is unlikely to be the same in two languages by chance: it has at least three words besides
  /// specifiers.
  ///
  ///     "Wi-Fi", "%1$@ / %2$@", "OK Computer"    no
  ///     "Delete all videos"                      yes
  package static func isUnlikely(_ text: String) -> Bool {
    let plain = text.replacing(/%[0-9$#@.+\-]*[a-zA-Z@]+/, with: " ")
    let words = plain.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    return words.filter { $0.count > 1 }.count >= 3
  }
}
