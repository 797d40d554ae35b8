import L10nCore
import L10nRuntime

/// The name of a language as a folder or a file of several languages writes it.
struct LanguageName {
  /// The parent folder of the `.lproj` directory, or the path of the file.
  let parent: String

  /// `zh_hans`; without `.lproj`.
  let name: String

  let tag: LanguageTag

  /// The first file of that name.
  let file: TableFile

  /// Every name in each of its folders once, by the paths of the files. `Base` and `mul` are not languages.
  static func all(in catalog: Catalog) -> [LanguageName] {
    // Files of one directory are adjacent.
    var last: (parent: Substring, name: String)?
    var seen: Set<String> = []
    return catalog.files.compactMap { file in
      var name = file.place.directory
      var parent = file.path[...].parent.parent
      if let language = file.table.language { (name, parent) = (language, file.path[...]) }
      if let last, last == (parent, name) { return nil }
      last = (parent, name)
      guard name != "Base", name != CatalogPlace.multilingual, seen.insert("\(parent)/\(name)").inserted,
        let tag = LanguageTag(directoryName: name)
      else { return nil }
      return LanguageName(parent: String(parent), name: name, tag: tag, file: file)
    }
  }

  /// Names of one language in one folder, in groups of two or more.
  static func clashes(in catalog: Catalog) -> [[LanguageName]] {
    let names = all(in: catalog)
    let groups = Dictionary(grouping: names) { "\($0.parent)/\($0.tag)" }.filter { $0.value.count > 1 }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The name as a folder or a file spells it.
  func written(as name: String) -> String {
    file.table.language != nil ? "'\(name)'" : file.place.format.layout.path("", name).first ?? name
  }

  /// The place where a file of several languages names it, or else the start of its first file.
  var location: SourceLocation {
    file.location(file.table.isSource ? 0..<0 : file.entries.first?.keyRange ?? 0..<0)
  }
}

extension Substring {
  /// The path without the part after its last slash; empty without a slash.
  fileprivate var parent: Substring { utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? "" }
}
