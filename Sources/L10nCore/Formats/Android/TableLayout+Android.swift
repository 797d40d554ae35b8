import L10nSyntax

extension TableLayout {
  /// Files in `values` directories: `values/` is `Base`, `values-pt-rBR/` is `pt-BR`, `values-b+zh+Hant/` is `zh-Hant`.
  ///
  /// Directories for other devices, such as `values-night` and `values-fr-land`, contain no tables of languages. Any
  /// `.xml` file in these directories may contain texts; one with only colors or similar resources is recognized when
  /// it is read.
  static let android = TableLayout(
    table: { file in file.hasSuffix(".xml") && file.utf8.count > 4 ? String(file.dropLast(4)) : nil },
    language: { AndroidDirectory.language(of: $0) },
    path: { table, directory in [AndroidDirectory.name(of: directory), "\(table).xml"] })
}

extension TableLayout {
  /// Files as Android's, in a folder `composeResources`.
  static let compose: TableLayout = {
    var layout = android
    layout.folder = "composeResources"
    return layout
  }()

  /// Files in directories with the names of `values` directories, but for that word: `base` is `Base`, `pt-rBR` is
  /// `pt-BR`. A file's contents decide whether it is a table.
  static let moko = TableLayout(
    table: android.table, language: { $0 == "base" ? "Base" : AndroidDirectory.language(of: "values-\($0)") },
    path: { table, directory in
      let name = AndroidDirectory.name(of: directory)
      return [name == "values" ? "base" : String(name.dropFirst("values-".count)), "\(table).xml"]
    }, marksDirectories: false)
}

/// The names of `values` directories.
enum AndroidDirectory {
  /// Languages with an older code in Java.
  private static let olderCodes = ["he": "iw", "id": "in", "yi": "ji"]

  /// The language of a directory; `nil` for any other one.
  static func language(of directory: String) -> String? {
    if directory == "values" { return "Base" }
    guard directory.hasPrefix("values-") else { return nil }
    let qualifiers = directory.dropFirst(7)
    if qualifiers.hasPrefix("b+") {
      let parts = qualifiers.dropFirst(2).split(separator: "+", omittingEmptySubsequences: false)
      guard let first = parts.first, isLanguage(first), !qualifiers.contains("-") else { return nil }
      return ([newer(first)] + parts.dropFirst().map(String.init)).joined(separator: "-")
    }
    let parts = qualifiers.split(separator: "-", omittingEmptySubsequences: false)
    // The mode of a car is written in the place of a language with that code.
    guard let first = parts.first, isLanguage(first), first.lowercased() != "car" else { return nil }
    if parts.count == 1 { return newer(first) }
    guard parts.count == 2, parts[1].lowercased().hasPrefix("r"), parts[1].utf8.count == 3, isLetters(parts[1]) else {
      return nil
    }
    return "\(newer(first))-\(parts[1].dropFirst().uppercased())"
  }

  /// The directory of a language.
  static func name(of language: String) -> String {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first, language != "Base" else { return "values" }
    if parts.count == 1, isLanguage(first[...]) { return "values-\(olderCodes[first] ?? first)" }
    if parts.count == 2, isLanguage(first[...]), parts[1].utf8.count == 2, isLetters(parts[1][...]) {
      return "values-\(olderCodes[first] ?? first)-r\(parts[1].uppercased())"
    }
    return "values-b+" + parts.joined(separator: "+")
  }

  private static func newer(_ code: Substring) -> String {
    let code = code.lowercased()
    return olderCodes.first { $0.value == code }?.key ?? code
  }

  private static func isLanguage(_ code: Substring) -> Bool { (2...3).contains(code.utf8.count) && isLetters(code) }

  private static func isLetters(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { $0.isASCIILetter }
  }
}
