internal import L10nCore
internal import L10nRuntime

/// The table and language that the path of a file in another format names.
package struct FilePlace: Hashable, Sendable {
  /// The table with its modules and folders: `UI/Player`.
  package let table: String

  /// The language, named as an `.lproj` directory is; `nil` if the path names none.
  package let locale: String?
}

/// The paths of the files of one format, which tell languages from other folders by comparing paths.
///
///     fr/Player.json, fr/UI/Player.po              as `l10n convert` writes them
///     fr.json, po/fr.po beside po/app.pot          one file a language
///     locale/pt_BR/LC_MESSAGES/app.po              gettext's own
///     app_fr.arb, messages_fr.json, app-fr_FR.po   the language behind the name
package struct FilePlaces {
  /// The table of files that are named after their language alone; the system's default name.
  private static let defaultTable = "Localizable"

  /// The paths in which a component is a language that CLDR knows, without that component.
  private var languagePlaces: Set<[String]> = []

  /// The number of files with such a language after each beginning of a name.
  private var suffixCounts: [[String]: Int] = [:]

  /// The names of gettext's templates by their folder.
  private let templates: [[String]: [String]]

  /// - Parameter paths: below one folder, with slashes.
  /// - Complexity: O(*n*) in the length of the paths.
  package init(_ paths: [String]) {
    templates = Dictionary(
      paths.filter { $0.hasSuffix(".pot") }.map { path in
        let parts = Self.parts(of: path)
        return (Array(parts.dropLast()), [parts.last ?? ""])
      }, uniquingKeysWith: +)
    for path in Set(paths.map { Self.parts(of: $0) }) {
      for index in path.indices where Self.isKnown(path[index]) { languagePlaces.insert(Self.place(index, of: path)) }
      for (beginning, language) in Self.suffixes(of: path) where Self.isKnown(language) {
        suffixCounts[beginning, default: 0] += 1
      }
    }
  }

  /// The table and language of a path.
  ///
  /// - Parameter path: one of the paths that the value was made with.
  package func place(of path: String) -> FilePlace {
    let parts = Self.parts(of: path)
    let folders = Array(parts.dropLast())
    let name = parts.last ?? ""
    func place(_ table: [String], _ locale: String?) -> FilePlace {
      FilePlace(table: table.isEmpty ? Self.defaultTable : table.joined(separator: "/"), locale: locale)
    }
    let isBundle = path.hasSuffix(".arb")
    // An ARB file is named after its language even if the folder of its module has a language's name.
    if isBundle, let (prefix, language) = suffix(of: parts, isCertain: true) {
      return place(folders + [prefix], language)
    }
    if let index = folders.indices.first(where: { isLanguage(at: $0, of: parts) }) {
      var table = parts
      let folder = table.remove(at: index)
      let isGettext = folders.indices.contains(index + 1) && folders[index + 1] == "LC_MESSAGES"
      if isGettext { table.remove(at: index) }
      let named = TableFormat.all.lazy.compactMap { $0.layout.language(folder) }.first ?? folder
      return place(table, isGettext ? Self.tag(folder)?.code(named: folder) : named)
    }
    let template = templates[folders].flatMap { $0.count == 1 ? $0[0] : nil }
    if !path.hasSuffix(".pot") {
      if isLanguage(at: folders.count, of: parts) {
        return place(template.map { folders + [$0] } ?? folders, Self.tag(name)?.code(named: name))
      }
      if !isBundle, let (prefix, language) = suffix(of: parts, isCertain: template.map(name.hasPrefix) ?? false) {
        return place(folders + [prefix], language)
      }
    }
    return place(parts, nil)
  }

  private static func parts(of path: String) -> [String] {
    var parts = path.split(separator: "/").map(String.init)
    if let name = parts.popLast() { parts.append(String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])) }
    return parts
  }

  // MARK: Languages

  private static func tag(_ name: String) -> LanguageTag? { LanguageTag(wordOfName: name) }

  private static func isKnown(_ name: String) -> Bool { LanguageTag(translationNamePart: name) != nil }

  /// Whether a component of a path is a language: one that CLDR knows, or one in the same place as such a language in
  /// another path.
  private func isLanguage(at index: Int, of parts: [String]) -> Bool {
    let name = parts[index]
    if TableFormat.all.contains(where: { $0.layout.language(name) != nil }) && index < parts.count - 1 { return true }
    if Self.isKnown(name) { return true }
    return Self.tag(name) != nil && languagePlaces.contains(Self.place(index, of: parts))
  }

  /// A path without one of its components.
  private static func place(_ index: Int, of parts: [String]) -> [String] {
    var parts = parts
    parts[index] = ""
    return parts
  }

  /// The language at the end of a name, and the part before it.
  ///
  /// - Parameter isCertain: whether a language that CLDR knows suffices; else another file must have the same name
  ///   before its language.
  private func suffix(of parts: [String], isCertain: Bool) -> (prefix: String, language: String)? {
    for (beginning, language) in Self.suffixes(of: parts) {
      guard let tag = Self.tag(language) else { continue }
      let isKnown = Self.isKnown(language)
      let hasSibling = suffixCounts[beginning, default: 0] > (isKnown ? 1 : 0)
      guard isCertain && isKnown || hasSibling, let prefix = beginning.last?.dropLast() else { continue }
      return (String(prefix), tag.code(named: language))
    }
    return nil
  }

  /// The possible readings of a name with a language at its end: the path up to the separator, and the language.
  private static func suffixes(of parts: [String]) -> [(beginning: [String], language: String)] {
    guard let name = parts.last else { return [] }
    return name.indices.dropFirst().filter { "_-.".contains(name[$0]) }.map { index in
      (parts.dropLast() + [String(name[...index])], String(name[name.index(after: index)...]))
    }
  }
}
