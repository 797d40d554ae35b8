import L10nSyntax

/// The names of the pages' files.
struct PageNames {
  static let overview = "index.html"
  static let player = "player.html"

  /// The name of a text on the page of a locale.
  ///
  /// - Parameter place: the text's place among those of the development language.
  static func anchor(_ place: Int) -> String { "t\(place + 1)" }

  /// Of the locales, in their order.
  let locales: [String]

  /// The page on which a locale is translated.
  ///
  /// - Parameter page: that of the locale.
  static func translation(of page: String) -> String { "translate-\(page.dropFirst("locale-".count))" }

  /// - Parameter directories: the names of the locales' directories.
  ///
  /// Characters that are no ASCII letters, digits or hyphens become `_` and their numbers, and names that differ only in
  /// case are told apart by a number, for some file systems take them for one.
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
