import L10nSyntax

/// A format of files that merge part by part: one of tables that can be edited, or that of `l10n.lock`.
package struct MergeableFormat: Sendable {
  /// A file as parts.
  let outline: @Sendable ([UInt8]) throws(EditRefusal) -> SourceOutline

  /// What is wrong with a file, as errors.
  let errors: @Sendable ([UInt8]) -> Set<String>

  /// The format of a file by its name; `nil` for one that merges line by line.
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

  /// The files that merge part by part, as `.gitattributes` names them.
  package static let filePatterns = TableFormat.all.flatMap(\.filePatterns) + [TranslationLock.fileName]
}
