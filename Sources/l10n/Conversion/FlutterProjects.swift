import L10nCore
import L10nInterchange
import L10nSyntax
import L10nWorkspace

/// The settings of the Flutter projects that contain some ARB files.
struct FlutterProjects {
  /// By the path of the ARB file; without files that no `l10n.yaml` applies to.
  private(set) var settings: [String: ARBSettings] = [:]

  private(set) var diagnostics: [Diagnostic] = []

  /// The `l10n.yaml` files by their paths from the catalog's folder.
  private(set) var sources: [String: SourceText] = [:]

  /// - Parameter folder: the folder that the files' paths begin from.
  /// - Throws: `FileError` if an `l10n.yaml` cannot be read.
  init(of files: [TableFile], in folder: String) throws {
    var known: [String: ARBSettings] = [:]
    for file in files {
      guard let path = FlutterSettings.path(for: DisplayPath.of(file.folder, from: folder)) else { continue }
      if known[path] == nil {
        let own = DisplayPath.of(path, seenFrom: folder)
        let read = FlutterSettings(try FileReader.bytes(of: path), path: own)
        known[path] = ARBSettings(hasEscapes: read.usesEscaping, template: read.template)
        diagnostics += read.diagnostics
        sources[own] = read.source
      }
      settings[file.path] = known[path]
    }
  }
}

extension TableFile {
  /// The folder of the file with a trailing slash; empty for that of the catalog.
  fileprivate var folder: String {
    String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
  }
}
