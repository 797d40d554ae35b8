import ArgumentParser
import L10nCore
import L10nReport
import L10nSyntax
import L10nWorkspace

/// The key map file chosen by the command line or by the template's name.
struct KeyMapChoice {
  private let path: String?
  private let isOptional: Bool

  /// - Parameters:
  ///   - path: the path on the command line, if any.
  ///   - template: the template; its map is `NAME.keys.yml` in the catalog's folder.
  init(_ path: String?, for template: TemplateChoice?, in access: CatalogAccess) {
    self.path = path ?? template.map { access.path("\($0.name).keys.yml") }
    isOptional = path == nil && template?.needsKeyMap != true
  }

  /// The path of the map, if there is one to read.
  var usedPath: String? { path.flatMap { isOptional && !FileReader.isFile($0) ? nil : $0 } }

  /// A map with its file.
  struct Loaded {
    let keyMap: KeyMap
    fileprivate let sources: [String: SourceText]

    /// Ends the run because of problems with the map.
    func failure(_ diagnostics: [Diagnostic]) -> ExitCode {
      Terminal.report(TextReporter(root: ".", sources: sources).text(for: diagnostics))
      return ExitCode(2)
    }
  }

  /// Reads the map; an empty one if none exists and none is needed.
  ///
  /// - Throws: exit status 2, with messages, if it cannot be read.
  func keyMap() throws -> Loaded {
    guard let path = usedPath else { return Loaded(keyMap: KeyMap(), sources: [:]) }
    let file = try Terminal.orFail(help: "write a line for each foreign key: 'name: key.of.a.text'") {
      KeyMapFile(try FileReader.bytes(of: path), path: path)
    }
    let loaded = Loaded(keyMap: file.keyMap, sources: [path: file.source])
    guard file.diagnostics.isEmpty else { throw loaded.failure(file.diagnostics) }
    return loaded
  }
}
