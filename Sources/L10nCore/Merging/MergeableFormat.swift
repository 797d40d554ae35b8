import L10nSyntax

/// A format of files that are merged part by part: a format of editable tables, or that of `l10n.lock`.
package struct MergeableFormat: Sendable {
  /// The outline of a file.
  let outline: @Sendable ([UInt8]) throws(EditRefusal) -> SourceOutline

  /// The errors in a file.
  let errors: @Sendable ([UInt8]) -> Set<String>

  /// The format of a file by its name; `nil` for one that is merged line by line.
  package init?(ofFile path: String) {
    if path.split(separator: "/").last.map(String.init) == TranslationLock.fileName {
      outline = { (bytes) throws(EditRefusal) in try SourceOutline(lock: bytes) }
      errors = { _ in [] }
      return
    }
    guard let format = TableFormat(ofFile: path) else { return nil }
    outline = format.outline
    errors = { bytes in
      let read = format.read(bytes)
      let languages: [String?] = read.languages.isEmpty ? [nil] : read.languages
      return Set(
        languages.flatMap { language in
          read.table(language).findings.filter { $0.severity == .error }.map { "\($0.kind.rawValue) \($0.message)" }
        })
    }
  }

  /// The patterns for `.gitattributes` of files that are merged part by part.
  package static let filePatterns: [String] =
    TableFormat.all.flatMap(\.filePatterns).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    + [TranslationLock.fileName]
}
