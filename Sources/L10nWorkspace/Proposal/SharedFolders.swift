/// Folders of tables that belong together, as those of an app's plug-ins do: one catalog, whose `l10n.yml` is in none of the
/// bundles that ship.
///
///     Plugins/A.plugin/Resources, Plugins/B.plugin/Resources    → Plugins
///
/// Several folders with one suffix are bundles; five without are taken together where their tables are at the same place.
/// Folders with Swift code, a `Package.swift` or an `l10n.yml` are modules and have catalogs of their own.
struct SharedFolders {
  /// The folders, those that belong together replaced by the one around them. Not sorted, and perhaps one in another.
  let folders: Set<[String]>

  /// Where a folder is among its neighbors.
  private struct Site: Hashable {
    let parent: [String]
    let suffix: Substring

    /// The path from the neighbor to its tables; empty for bundles, which have them anywhere.
    let rest: [String]

    var least: Int { suffix.isEmpty ? 5 : 2 }
  }

  /// - Parameters:
  ///   - all: the folders of tables, as the names on their paths.
  ///   - isModule: whether a folder has a catalog of its own.
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
        // A module's tables are its own, wherever they are in it.
        let own = folder.indices.last { isModule(Array(folder[...$0])) } ?? -1
        let shared = sites(of: folder).first { site, _ in
          site.parent.count > own && names[site, default: []].count >= site.least
        }
        return shared?.site.parent ?? folder
      })
  }

  /// What follows the last period of a name, if that is letters, with the period; else nothing.
  private static func suffix(of name: String) -> Substring {
    guard let period = name.lastIndex(of: "."), period > name.startIndex else { return "" }
    let letters = name[name.index(after: period)...]
    return letters.isEmpty || !letters.allSatisfy(\.isLetter) ? "" : name[period...]
  }
}
