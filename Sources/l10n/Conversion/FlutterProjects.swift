import L10nCore
import L10nInterchange
import L10nSyntax
import L10nWorkspace

/// The settings of the Flutter projects that contain some ARB files.
struct FlutterProjects {
  /// By the path of the ARB file; without files that no `l10n.yaml` applies to.
  private(set) var settings: [String: ARBSettings] = [:]

  private(set) var diagnostics: [Diagnostic] = []

  /// The `l10n.yaml` files by their paths.
  private(set) var sources: [String: SourceText] = [:]

  /// - Throws: `FileError` if an `l10n.yaml` cannot be read.
  init(of files: [InterchangeFile]) throws {
    var known: [String: ARBSettings] = [:]
    for file in files {
      guard let path = FlutterSettings.path(for: file.folder) else { continue }
      if known[path] == nil {
        let read = FlutterSettings(try FileReader.bytes(of: path), path: path)
        known[path] = ARBSettings(hasEscapes: read.usesEscaping, template: read.template)
        diagnostics += read.diagnostics
        sources[path] = read.source
      }
      settings[file.path] = known[path]
    }
  }
}

extension InterchangeFile {
  /// The folder of the file with a trailing slash; empty for the working directory.
  var folder: String { String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)]) }
}
