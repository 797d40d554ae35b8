import ArgumentParser
import L10nCore
import L10nReport
import L10nSyntax
import L10nWorkspace

/// The file with the keys of others that a command line, or the template's name, leads to.
struct KeyMapChoice {
  private let path: String?
  private let isOptional: Bool

  /// - Parameters:
  ///   - path: the path that the command line has, if any.
  ///   - template: the template; its map is `NAME.keys.yml` in the catalog's folder.
  init(_ path: String?, for template: TemplateChoice?, in access: CatalogAccess) {
    self.path = path ?? template.map { access.path("\($0.name).keys.yml") }
    isOptional = path == nil && template?.needsKeyMap != true
  }

  /// The path of the map, where there is one to read.
  var usedPath: String? { path.flatMap { isOptional && !FileReader.isFile($0) ? nil : $0 } }

  /// A map with its file.
  struct Loaded {
    let keyMap: KeyMap
    fileprivate let sources: [String: SourceText]

    /// Ends the run because of the map.
    func failure(_ diagnostics: [Diagnostic]) -> ExitCode {
      Terminal.report(TextReporter(root: ".", sources: sources).text(for: diagnostics))
      return ExitCode(2)
    }
  }

  /// Reads the map; an empty one where none is there and none is needed.
  ///
  /// - Throws: exit status 2 where it cannot be read, with messages.
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
