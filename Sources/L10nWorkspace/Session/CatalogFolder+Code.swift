import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CatalogFolder {
  /// The catalogs with an `l10n.yml` in the project around a file, at most ten folders deep.
  ///
  /// - Parameter path: absolute.
  package static func configured(inProjectAround path: String) -> [CatalogFolder] {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    guard !folder.isEmpty else { return [] }
    var found: [CatalogFolder] = []
    var open = [(ProjectBounds.project(around: folder), 0)]
    var count = 0
    while let (folder, depth) = open.popLast(), count < 20_000 {
      count += 1
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
        if name == Configuration.fileName {
          found.append(CatalogFolder(following: folder))
        } else if depth < 10, !name.contains("."), !FolderListing.isSkipped(name),
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) == nil,
          FileReader.isFolder("\(folder)/\(name)")
        {
          open.append(("\(folder)/\(name)", depth + 1))
        }
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }

  /// The path from the folder of a Swift file that is part of the catalog's code, by the `l10n.yml` on disk; `nil` for
  /// others.
  ///
  /// - Parameter path: absolute, like the folder's.
  package func codePath(of path: String) -> String? {
    guard path.hasSuffix(".swift") else { return nil }
    for source in codeSources {
      let absolute = self.absolute(source)
      if absolute == path { return source }
      guard let rest = DisplayPath.of(path, below: absolute) else { continue }
      let folders = rest.split(separator: "/").dropLast()
      if folders.contains(where: { $0.hasPrefix(".") || FolderListing.isSkipped(String($0)) }) {
        continue
      }
      return source == "." ? rest : "\(source)/\(rest)"
    }
    return nil
  }

  /// The absolute paths of the catalog's code, by the `l10n.yml` on disk.
  package var codeFolders: [String] { codeSources.map(absolute) }

  private func absolute(_ source: String) -> String {
    // With a slash, a `..` at the end is resolved, too.
    let absolute = DisplayPath.of(source + "/", from: path)
    return source == "." ? path : String(absolute.dropLast())
  }

  /// The folders and files of the code, spelled as `SwiftFiles` does.
  private var codeSources: [String] {
    let file = "\(path)/\(Configuration.fileName)"
    guard let bytes = try? FileReader.bytes(of: file) else { return [] }
    let sources = ConfigurationFile(bytes, path: Configuration.fileName, in: path).configuration.code?.sources ?? []
    return sources.map { SwiftFiles.relative($0.name) }
  }
}
