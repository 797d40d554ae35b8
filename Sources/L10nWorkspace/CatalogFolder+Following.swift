import L10nCore
import Yams

extension CatalogFolder {
  /// The folder that a user names, or the one that its `l10n.yml` refers to.
  ///
  ///     Sources/App/l10n.yml:  catalog: ../../Localizations     → Localizations
  ///
  /// Such a file contains nothing else, for the settings are those of the other catalog's own file. Only one step is
  /// followed: if the other folder's file refers further, or this one refers out of the project, reading the file
  /// reports it.
  package init(following path: String) {
    let folder = CatalogFolder(path)
    let file = "\(folder.path)/\(Configuration.fileName)"
    guard let bytes = try? FileReader.bytes(of: file),
      let root = try? YAMLDocument.root(of: bytes),
      let mapping = root.mapping, mapping.count == 1,
      let target = mapping[Node(Configuration.pointerName)]?.scalar?.string,
      !target.isEmpty, ProjectBounds(around: folder.path).contain(target)
    else {
      self = folder.outsideResources
      return
    }
    self.init(target.hasPrefix("/") ? target : Self.joined(folder.path, target))
  }

  /// The folder around one of resources only, in which the catalog's own files would break the build; the folder itself
  /// if it is another one, or has settings.
  package var outsideResources: CatalogFolder {
    let name = FolderFiles.name(of: path)
    guard TableFormat.all.contains(where: { $0.layout.folder == name }),
      !FileReader.isThere("\(path)/\(Configuration.fileName)")
    else { return self }
    return CatalogFolder(Self.joined(path, ".."))
  }

  /// A path from a folder, with `..` resolved where possible: `Sources/App` and `../../Texts` are `Texts`.
  private static func joined(_ folder: String, _ path: String) -> String {
    let joined = RelativePath.normalized("\(folder)/\(path)")
    return joined.isEmpty ? "." : joined
  }
}
