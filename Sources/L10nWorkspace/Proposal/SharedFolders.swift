/// Folders of tables that belong together, such as those of an app's plug-ins: they become one catalog, whose
/// `l10n.yml` is in none of the bundles that ship.
///
///     Plugins/A.plugin/Resources, Plugins/B.plugin/Resources    → Plugins
///
/// Several folders with one suffix are bundles, and so is one named `.bundle`; folders without a suffix are combined from five on if their tables are
/// at the same place. Folders with Swift code, a `Package.swift` or an `l10n.yml` are modules with their own catalogs.
struct SharedFolders {
  /// The folders, with those that belong together replaced by the one around them. Not sorted, and possibly nested.
  let folders: Set<[String]>

  /// The place of a folder among its neighbors.
  private struct Site: Hashable {
    let parent: [String]
    let suffix: Substring

    /// The path from the neighbor to its tables; empty for bundles, whose tables may be anywhere.
    let rest: [String]

    var least: Int { suffix.isEmpty ? 5 : suffix == ".bundle" ? 1 : 2 }
  }

  /// - Parameters:
  ///   - all: the folders of tables, as path components.
  ///   - isModule: whether a folder has its own catalog.
  init(_ all: some Collection<[String]>, isModule: ([String]) -> Bool) {
    func sites(of folder: [String]) -> [(site: Site, name: String)] {
      folder.indices.dropFirst().compactMap { index in
        if isModule(Array(folder[...index])) { return nil }
        let suffix = Self.suffix(of: folder[index])
        let rest = suffix.isEmpty ? Array(folder[(index + 1)...]) : []
        guard rest.count <= 1 else { return nil }
        return (Site(parent: Array(folder[..<index]), suffix: suffix, rest: rest), folder[index])
      }
    }
    var names: [Site: Set<String>] = [:]
    for folder in all { for (site, name) in sites(of: folder) { names[site, default: []].insert(name) } }
    folders = Set(
      all.map { folder in
        // A module's tables belong to it, wherever they are in it.
        let own = folder.indices.last { isModule(Array(folder[...$0])) } ?? -1
        let shared = sites(of: folder).first { site, _ in
          site.parent.count > own && names[site, default: []].count >= site.least
        }
        return shared?.site.parent ?? folder
      })
  }

  /// The suffix of a name after its last period, with the period, if it consists of letters; otherwise empty.
  private static func suffix(of name: String) -> Substring {
    guard let period = name.lastIndex(of: "."), period > name.startIndex else { return "" }
    let letters = name[name.index(after: period)...]
    return letters.isEmpty || !letters.allSatisfy(\.isLetter) ? "" : name[period...]
  }
}
