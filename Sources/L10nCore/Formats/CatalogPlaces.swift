import L10nRuntime

/// The places of the tables among files.
///
/// Most paths say by themselves what they are. In formats whose files are named as many others are, some are only
/// tables beside files of the same table in other languages:
///
///     messages.properties, messages_fr.properties        messages in Base and fr
///     i18n/app.de.json, i18n/app.fr.json                 i18n/app in de and fr
///     locales/de/ui/menu.json, locales/fr/ui/menu.json   locales/ui/menu in de and fr
///     po/fr.po, po/tok.po                                po/Localizable in fr, and in tok, of which CLDR has no plurals
package struct CatalogPlaces: Sendable {
  /// The tables of formats with siblings; those of others say by themselves what they are.
  private let places: [String: CatalogPlace]

  /// The name of the catalog's folder, if it is known.
  private let folder: String

  /// - Parameter paths: from the catalog's folder, which may have a name.
  /// - Complexity: O(*n*) in the length of the paths.
  package init(_ paths: some Sequence<String>, in folder: String = "") {
    self.folder = folder
    var places: [String: CatalogPlace] = [:]
    var lone: [String: CatalogPlace] = [:]
    var others: [NamedPath] = []
    for path in paths {
      guard let format = Self.format(path) else { continue }
      if let place = CatalogPlace(path: path) {
        if place.format.needsSiblings { lone[path] = place } else { places[path] = place }
      } else {
        others.append(NamedPath(path, format))
      }
    }
    places.merge(Self.besideSiblings(lone)) { $1 }
    others += lone.filter { places[$0.key] == nil }.map { NamedPath($0.key, $0.value.format) }
    if !others.isEmpty {
      let siblings = Self.siblings(of: others, placed: places)
      for other in others {
        places[other.path] =
          other.words.lazy.compactMap { word in
            siblings[word.pattern].map { CatalogPlace($0, directory: word.directory) }
          }.first
      }
    }
    self.places = places
  }

  /// The place of one of the files; `nil` for a file that is no table.
  package subscript(path: String) -> CatalogPlace? {
    Self.format(path) == nil ? CatalogPlace(path: path, in: folder) : places[path]
  }

  /// Whether a file may be a table by its path, perhaps only beside others.
  package static func canHold(_ path: String) -> Bool {
    if CatalogPlace(path: path) != nil { return true }
    return format(path).map { !NamedPath(path, $0).words.isEmpty } ?? false
  }

  /// The format of a path whose siblings matter; `nil` for others, and for lists of what is missing or unused, which
  /// tools write beside tables under names with an underscore: `_missing_translations_fr.json`.
  private static func format(_ path: String) -> TableFormat? {
    guard let format = TableFormat(ofFile: path), format.layout.siblings != nil,
      path.split(separator: "/").last?.hasPrefix("_") == false
    else { return nil }
    return format
  }

  // MARK: Siblings

  /// A place, in any language, for each path around a language that a placed file has, or else at least two files in
  /// languages whose plurals CLDR has.
  private static func siblings(
    of others: [NamedPath], placed: [String: CatalogPlace]
  ) -> [PathPattern: CatalogPlace] {
    var siblings: [PathPattern: CatalogPlace] = [:]
    var groups: [PathPattern: Set<LanguageTag>] = [:]
    for other in others {
      for word in other.words where word.isKnown { groups[word.pattern, default: []].insert(word.tag) }
    }
    for other in others {
      for word in other.words where groups[word.pattern]?.count ?? 0 > 1 {
        siblings[word.pattern] = CatalogPlace(word.pattern, directory: word.directory, format: other.format)
        break
      }
    }
    for (path, place) in placed {
      guard let tag = LanguageTag(directoryName: place.directory) else { continue }
      let words = NamedPath(path, place.format).words
      if let own = words.last(where: { $0.tag == tag }) { siblings[own.pattern] = place }
    }
    return siblings
  }

  /// The places of files in formats that need siblings. A file without a language in its name may be in a directory that
  /// only has the name of a language, such as a Java package. It belongs to the files there that have a language.
  private static func besideSiblings(_ lone: [String: CatalogPlace]) -> [String: CatalogPlace] {
    var places = lone
    let named = languages(in: places)
    for (path, place) in places where path.split(separator: "/").dropLast().last ?? "" == place.directory {
      let own = place.inOwnFolder
      if named[own.table]?.contains(where: { $0 != "Base" }) ?? false { places[path] = own }
    }
    let all = languages(in: places)
    return places.filter { _, place in
      let languages = all[place.table] ?? []
      return languages.count > 1 && languages.contains { $0 != "Base" }
    }
  }

  private static func languages(in places: [String: CatalogPlace]) -> [String: Set<String>] {
    places.values.reduce(into: [:]) { $0[$1.table, default: []].insert($1.directory) }
  }
}

extension CatalogPlace {
  /// The place of the same file if its directory is not that of a language.
  fileprivate var inOwnFolder: CatalogPlace {
    let name = table.split(separator: "/").last.map(String.init) ?? table
    return CatalogPlace(CatalogPlace(self, directory: "Base"), tableNamed: "\(directory)/\(name)")
  }
}

/// A path around the name of a language.
struct PathPattern: Hashable, Sendable {
  let before: String
  let after: String

  /// The path in a language.
  func path(in language: String) -> String {
    before + (before.hasSuffix("_") ? language.replacing("-", with: "_") : language) + after
  }
}

/// A path with the words in it that may name its language.
private struct NamedPath {
  struct Word {
    let text: String
    let tag: LanguageTag
    let pattern: PathPattern

    /// The name of the language's directory.
    let directory: String

    /// Whether CLDR has plurals of the language; otherwise it only lists it.
    var isKnown: Bool { LanguageTag(translationNamePart: text) != nil }
  }

  let path: String
  let format: TableFormat

  /// Directories from the outermost one, then the whole name, then the ends of the name.
  private(set) var words: [Word] = []

  init(_ path: String, _ format: TableFormat) {
    (self.path, self.format) = (path, format)
    guard let siblings = format.layout.siblings else { return }
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
    let end = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { max($0, name) } ?? path.endIndex
    if siblings.inDirectories {
      for part in path[..<name].split(separator: "/") { add(part.startIndex..<part.endIndex) }
    }
    add(name..<end)
    for mark in path.utf8.indices[name..<end] where mark > name && siblings.marks.utf8.contains(path.utf8[mark]) {
      add(path.utf8.index(after: mark)..<end)
    }
  }

  private mutating func add(_ range: Range<String.Index>) {
    let text = String(path[range])
    // A period separates a language from a character set, or from another part of the name.
    guard !text.contains("."), let tag = LanguageTag(listedNamePart: text) else { return }
    let pattern = PathPattern(before: String(path[..<range.lowerBound]), after: String(path[range.upperBound...]))
    let directory = format.layout.siblings?.inDirectories ?? true ? text : tag.code(named: text)
    words.append(Word(text: text, tag: tag, pattern: pattern, directory: directory))
  }
}
