import L10nCore

extension CatalogFolder {
  /// The catalog that a file belongs to by its place: the nearest folder above it with an `l10n.yml`, or else the
  /// folder of its `.lproj` directory or of the String Catalog itself; `nil` for a file that is not part of a catalog.
  ///
  /// - Parameter path: absolute.
  package init?(around path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.first == "" else { return nil }
    let name = parts.last.map(String.init) ?? ""
    // From the file's folder upward.
    let folders = (1..<parts.count).reversed().map {
      (parts[..<$0].joined(separator: "/"), parts[$0...].joined(separator: "/"))
    }
    let isTable = folders.contains { CatalogPlaces.canHold($0.1) }
    guard isTable || name == Configuration.fileName || name == TranslationLock.fileName else { return nil }
    for (folder, relative) in folders where FileReader.isFile("\(folder)/\(Configuration.fileName)") {
      guard CatalogPlaces.canHold(relative) || !relative.contains("/") else { continue }
      self.init(following: folder)
      return
    }
    guard let own = folders.first(where: { Self.isOwn($0.0, $0.1) }) else { return nil }
    // Layers belong to the catalog around them.
    let layers = own.0.split(separator: "/", omittingEmptySubsequences: false)
    let isLayer = layers.count > 2 && layers[layers.count - 2] == "Overrides"
    self.init(isLayer ? layers.dropLast(2).joined(separator: "/") : own.0)
  }

  /// Whether a folder is that of a table by the table's path from it, beside its siblings if its format needs some.
  private static func isOwn(_ folder: String, _ relative: String) -> Bool {
    let place = CatalogPlace(path: relative)
    if let place, !place.format.needsSiblings || relative.contains("/") { return place.folder.isEmpty }
    if !CatalogPlaces.canHold(relative) { return false }
    var names = (try? FolderFiles.names(in: folder)) ?? []
    if let slash = relative.firstIndex(of: "/") {
      names = names.map { $0 + relative[slash...] }.filter { FileReader.isFile("\(folder)/\($0)") }
    }
    return CatalogPlaces(names)[relative]?.folder.isEmpty ?? false
  }
}
