import L10nSyntax

extension TableLayout {
  /// Files in `values` directories: `values/` is `Base`, `values-pt-rBR/` is `pt-BR`, `values-b+zh+Hant/` is `zh-Hant`.
  ///
  /// Directories for other devices, such as `values-night` and `values-fr-land`, contain no tables of languages. Any
  /// `.xml` file in these directories may contain texts; one with only colors or similar resources is recognized when
  /// it is read.
  static let android = resources(.android)

  /// Files as Android's, in a folder `composeResources`.
  static let compose: TableLayout = {
    var layout = resources(.compose)
    layout.folder = "composeResources"
    return layout
  }()

  /// The files that moko-resources reads texts from, in directories named after languages: `base` is `Base`.
  static let moko = TableLayout(
    table: { file in ["strings", "plurals"].contains(where: file.hasPrefix) ? file.stem(before: "xml") : nil },
    language: { MokoDirectory.language(of: $0) },
    path: { table, directory in [MokoDirectory.name(of: directory), "\(table).xml"] }, marksDirectories: false)

  private static func resources(_ directories: AndroidDirectory) -> TableLayout {
    TableLayout(
      table: { $0.stem(before: "xml") }, language: { directories.language(of: $0) },
      path: { table, directory in [directories.name(of: directory), "\(table).xml"] })
  }
}

/// The names of `values` directories.
struct AndroidDirectory: Sendable {
  /// The older codes that languages have in names.
  fileprivate let olderCodes: [String: String]

  /// Whether the numbers of regions also follow an `r`.
  fileprivate let readsRegionNumbers: Bool

  static let android = AndroidDirectory(
    olderCodes: ["he": "iw", "id": "in", "yi": "ji"], readsRegionNumbers: false)

  /// Compose knows no other names of languages.
  static let compose = AndroidDirectory(olderCodes: [:], readsRegionNumbers: true)

  /// The language of a directory; `nil` for any other one.
  func language(of directory: String) -> String? {
    if directory == "values" { return "Base" }
    guard directory.hasPrefix("values-") else { return nil }
    let qualifiers = directory.dropFirst(7)
    if qualifiers.hasPrefix("b+") {
      let parts = qualifiers.dropFirst(2).split(separator: "+", omittingEmptySubsequences: false)
      guard let first = parts.first, first.isLanguageCode, !qualifiers.contains("-") else { return nil }
      return ([newer(first)] + parts.dropFirst().map(String.init)).joined(separator: "-")
    }
    let parts = qualifiers.split(separator: "-", omittingEmptySubsequences: false)
    // The mode of a car is written in the place of a language with that code.
    guard let first = parts.first, first.isLanguageCode, first.lowercased() != "car" else { return nil }
    if parts.count == 1 { return newer(first) }
    guard parts.count == 2, parts[1].lowercased().hasPrefix("r") else { return nil }
    let region = parts[1].dropFirst()
    guard region.isRegionCode, readsRegionNumbers || region.utf8.count == 2 else { return nil }
    return "\(newer(first))-\(region.uppercased())"
  }

  /// The directory of a language.
  func name(of language: String) -> String {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first, language != "Base" else { return "values" }
    if parts.count <= 2, first[...].isLanguageCode, parts.dropFirst().allSatisfy({ $0[...].isAlphabeticRegion }) {
      return "values-" + ([older(first)] + parts.dropFirst().map { "r\($0.uppercased())" }).joined(separator: "-")
    }
    return "values-b+" + parts.joined(separator: "+")
  }

  fileprivate func older(_ code: String) -> String { olderCodes[code] ?? code }

  fileprivate func newer(_ code: Substring) -> String {
    let code = code.lowercased()
    return olderCodes.first { $0.value == code }?.key ?? code
  }
}

/// The names of directories of moko-resources, which are language tags, perhaps with an `r` before a region: `pt-rBR`.
private enum MokoDirectory {
  static func language(of directory: String) -> String? {
    if directory == "base" { return "Base" }
    let parts = directory.replacing("-r", with: "-").split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, first.isLanguageCode, first != "car" else { return nil }
    var rest = parts.dropFirst()
    if let script = rest.first, script.isScriptCode { rest.removeFirst() }
    guard rest.count <= 1, rest.allSatisfy(\.isRegionCode) else { return nil }
    return
      ([AndroidDirectory.android.newer(first)]
      + parts.dropFirst().map { $0.isRegionCode ? $0.uppercased() : String($0) })
      .joined(separator: "-")
  }

  static func name(of language: String) -> String {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = parts.first, language != "Base" else { return "base" }
    let rest = parts.dropFirst().map { parts.count == 2 && $0[...].isAlphabeticRegion ? "r\($0.uppercased())" : $0 }
    return ([AndroidDirectory.android.older(first)] + rest).joined(separator: "-")
  }
}

extension Substring {
  fileprivate var isLanguageCode: Bool { (2...3).contains(utf8.count) && hasLetters }
  fileprivate var isAlphabeticRegion: Bool { utf8.count == 2 && hasLetters }
  fileprivate var isRegionCode: Bool { isAlphabeticRegion || utf8.count == 3 && utf8.allSatisfy(\.isASCIIDigit) }

  /// Whether this is a code such as `Hant`, with its capital letter, which other directories rarely have.
  fileprivate var isScriptCode: Bool {
    utf8.count == 4 && hasLetters && self == prefix(1).uppercased() + dropFirst().lowercased()
  }

  private var hasLetters: Bool { utf8.allSatisfy(\.isASCIILetter) }
}
