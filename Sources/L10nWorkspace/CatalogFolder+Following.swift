import L10nCore
import Yams

extension CatalogFolder {
  /// The folder that a user names, or the one that its `l10n.yml` leads to.
  ///
  ///     Sources/App/l10n.yml:  catalog: ../../Localizations     → Localizations
  ///
  /// Such a file says nothing else, for the settings are those of the catalog's own file. It leads one step: where the
  /// other folder's file leads on, or where this one leads out of the project, reading the file reports so.
  package init(following path: String) {
    let folder = CatalogFolder(path)
    let file = "\(folder.path)/\(Configuration.fileName)"
    guard let bytes = try? FileReader.bytes(of: file),
      let root = try? YAMLDocument.root(of: bytes),
      let mapping = root.mapping, mapping.count == 1,
      let target = mapping[Node(Configuration.pointerName)]?.scalar?.string,
      !target.isEmpty, ProjectBounds(around: folder.path).contain(target)
    else {
      self = folder
      return
    }
    self.init(target.hasPrefix("/") ? target : Self.joined(folder.path, target))
  }

  /// A path from a folder without steps back where they can be left out: `Sources/App` and `../../Texts` are `Texts`.
  private static func joined(_ folder: String, _ path: String) -> String {
    let joined = RelativePath.normalized("\(folder)/\(path)")
    return joined.isEmpty ? "." : joined
  }
}
