internal import Foundation

/// The files of this repository.
enum Repository {
  /// The folder of this package.
  static let fuzzing = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// The root folder of the repository.
  static let root = fuzzing.deletingLastPathComponent()

  /// The files below a folder whose names end with one of the extensions, in the order of their paths.
  static func files(in folder: String, _ extensions: String...) -> [URL] {
    let url = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().map { url.appendingPathComponent($0) }.filter { extensions.contains($0.pathExtension) }
  }
}
