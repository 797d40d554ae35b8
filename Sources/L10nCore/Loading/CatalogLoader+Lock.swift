import StringsFormat

extension CatalogLoader {
  /// Reads the lock, if there is one among the files; one that cannot be used is an error among the diagnostics.
  mutating func readLock(among files: [SourceFile], into catalog: inout Catalog) {
    guard let file = files.first(where: { $0.path == TranslationLock.fileName }) else { return }
    let source = SourceText(decoding: file.bytes)
    let (lock, diagnostic) = TranslationLock.read(source)
    catalog.lock = lock
    catalog.otherSources[file.path] = source
    if let diagnostic { diagnostics.append(diagnostic) }
  }
}
