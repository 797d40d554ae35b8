#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CatalogFolder {
  /// A file's path as written in the folder's `l10n.yml`; `nil` for a file outside of the project, which it cannot
  /// name.
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
