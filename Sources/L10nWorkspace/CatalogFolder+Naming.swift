#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CatalogFolder {
  /// A file's path as the folder's `l10n.yml` names it; `nil` for one out of the project, which it cannot name.
  ///
  ///     known.jsonl, for the folder App    →    ../known.jsonl
  package func settingsPath(ofFile file: String) -> String? {
    guard ProjectBounds(around: path).contain(absolute(file)) else { return nil }
    return RelativePath.path(from: absolute(path), to: absolute(file))
  }

  private func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return RelativePath.normalized(path) }
    return RelativePath.normalized("\(FileManager.default.currentDirectoryPath)/\(path)")
  }
}
