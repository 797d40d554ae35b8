import L10nSyntax

/// The names of the pages' files.
struct PageNames {
  static let overview = "index.html"
  static let player = "player.html"

  /// The anchor of a text on the page of a locale.
  ///
  /// - Parameter place: the text's index among those of the development language.
  static func anchor(_ place: Int) -> String { "t\(place + 1)" }

  /// The pages of the locales, in their order.
  let locales: [String]

  /// The translation page of a locale.
  ///
  /// - Parameter page: the page of the locale.
  static func translation(of page: String) -> String { "translate-\(page.dropFirst("locale-".count))" }

  /// - Parameter directories: the names of the locales' directories.
  ///
  /// Characters other than ASCII letters, digits and hyphens become `_` and their numbers, and names that differ only
  /// in case get a number, because some file systems do not distinguish them.
  init(_ directories: [String]) {
    var taken: Set<String> = []
    locales = directories.map { directory in
      let plain = directory.unicodeScalars.map { scalar in
        let isPlain =
          scalar.isASCII && (scalar.properties.isAlphabetic || scalar.isASCIIDigit || scalar == "-")
        return isPlain ? String(scalar) : "_" + String(scalar.value, radix: 16)
      }.joined()
      var name = "locale-\(plain)"
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "locale-\(plain)~\(number)"
        number += 1
      }
      return "\(name).html"
    }
  }
}
