import Foundation

/// A catalog of a target on disk.
///
/// A target's catalogs are the folders in it that have an `l10n.yml`. If there are none, it is the folder that contains
/// all tables: the innermost one around all `.lproj` directories and String Catalogs of the target. An `l10n.yml` with
/// the line `catalog: ../../Localizations` refers to a folder elsewhere.
struct TargetCatalog {
  /// The catalog's folder, with `l10n.yml` and the `.lproj` directories.
  let folder: URL

  /// The prefix of the generated files' names: two catalogs of a target never have the same.
  let stem: String

  /// The files of the catalog.
  let files: [URL]

  /// The folders in which new files would belong to the catalog.
  let folders: [URL]

  /// The catalogs of a target's folder, in the order of their paths.
  static func catalogs(in target: URL) -> [TargetCatalog] {
    var search = Search()
    search.look(in: target.standardizedFileURL)
    let roots = search.configured.isEmpty ? [search.commonFolder].compactMap { $0 } : search.configured
    var taken: Set<String> = []
    return roots.sorted { $0.path < $1.path }.map { root in
      let folder = pointer(in: root) ?? root
      var listing = Listing()
      listing.add(folder)
      // An l10n.yml elsewhere that refers to this folder belongs to the catalog, too.
      if folder != root { listing.files.append(root.appending(path: configurationName)) }
      let name = folder.path == target.standardizedFileURL.path ? "L10n" : folder.lastPathComponent
      var stem = "\(name).l10n"
      var number = 1
      while !taken.insert(stem.lowercased()).inserted {
        number += 1
        stem = "\(name)\(number).l10n"
      }
      return TargetCatalog(folder: folder, stem: stem, files: listing.files, folders: listing.folders)
    }
  }

  /// Whether the code generated from the catalog imports `L10nRuntime`; code in the style `bundle` does not.
  var needsRuntime: Bool {
    let settings = try? String(contentsOf: folder.appending(path: Self.configurationName), encoding: .utf8)
    return settings?.firstMatch(of: /(?m)^[^#\n]*\bstyle:[ \t]*["']?bundle\b/) == nil
  }

  // MARK: Finding

  private static let configurationName = "l10n.yml"

  /// Folders of products, or of third-party tables.
  private static let skippedFolders: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]

  private static let tableSuffixes: Set<String> = ["strings", "stringsdict"]

  /// The suffixes of other files that the tool reads in a catalog's folder: settings, key maps, the lock, baselines,
  /// templates.
  private static let otherSuffixes: Set<String> = ["yml", "yaml", "lock", "jsonl", "mustache"]

  /// The names in a folder that are not hidden, in order, and whether each is that of a folder.
  private static func contents(of folder: URL) -> [(url: URL, isFolder: Bool)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { name in
      let url = folder.appending(path: name)
      var isFolder: ObjCBool = false
      return (url, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue)
    }
  }

  /// Whether it is a link, which may lead in a circle or out of the package.
  private static func isLink(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }

  /// The folder that the `l10n.yml` of a folder refers to, if any.
  private static func pointer(in folder: URL) -> URL? {
    guard let text = try? String(contentsOf: folder.appending(path: configurationName), encoding: .utf8) else {
      return nil
    }
    for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("catalog:") {
      let value = line.dropFirst("catalog:".count).prefix { $0 != "#" }
      let path = value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
      if path.isEmpty { return nil }
      return path.hasPrefix("/")
        ? URL(filePath: path).standardizedFileURL : folder.appending(path: path).standardizedFileURL
    }
    return nil
  }

  /// Looks for catalogs in a target's folder.
  private struct Search {
    /// The folders with an `l10n.yml`, without nested ones.
    var configured: [URL] = []

    /// The innermost folder that contains all tables.
    var commonFolder: URL?

    mutating func look(in folder: URL) {
      let contents = TargetCatalog.contents(of: folder)
      if contents.contains(where: { $0.url.lastPathComponent == TargetCatalog.configurationName }) {
        configured.append(folder)
        return
      }
      for (url, isFolder) in contents {
        if url.pathExtension == (isFolder ? "lproj" : "xcstrings") {
          include(folder)
        } else if isFolder, !TargetCatalog.skippedFolders.contains(url.lastPathComponent), !TargetCatalog.isLink(url) {
          look(in: url)
        }
      }
    }

    private mutating func include(_ folder: URL) {
      guard let common = commonFolder else {
        commonFolder = folder
        return
      }
      let shared = zip(common.pathComponents, folder.pathComponents).prefix { $0 == $1 }.map(\.0)
      commonFolder = URL(filePath: "/" + shared.dropFirst().joined(separator: "/"), directoryHint: .isDirectory)
    }
  }

  /// The contents of a catalog's folder.
  private struct Listing {
    var files: [URL] = []
    var folders: [URL] = []

    mutating func add(_ folder: URL) {
      folders.append(folder)
      let isLanguage = folder.pathExtension == "lproj"
      for (url, isFolder) in TargetCatalog.contents(of: folder) {
        if isFolder {
          let isSkipped = TargetCatalog.skippedFolders.contains(url.lastPathComponent)
          if !isSkipped, url.pathExtension == "lproj" || !TargetCatalog.isLink(url) { add(url) }
        } else if isLanguage ? TargetCatalog.tableSuffixes.contains(url.pathExtension) : isRead(url) {
          files.append(url)
        }
      }
    }

    private func isRead(_ url: URL) -> Bool {
      url.pathExtension == "xcstrings" || TargetCatalog.otherSuffixes.contains(url.pathExtension)
    }
  }
}
