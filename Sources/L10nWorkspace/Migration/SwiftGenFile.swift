package import L10nCore
package import L10nSyntax

/// The parts of a `swiftgen.yml` about texts, and the ones that l10n cannot migrate.
package struct SwiftGenFile: Sendable {
  /// The sets of string tables to generate from, in the order of the file.
  package private(set) var strings: [SwiftGenStrings] = []

  /// Errors if it is not YAML; otherwise a warning or note for each part that is not migrated, with its place.
  package private(set) var diagnostics: [Diagnostic] = []

  package let source: SourceText

  /// - Parameters:
  ///   - path: the path of the file in diagnostics.
  ///   - folder: its folder, from the project's folder; its paths are relative to that.
  package init(_ bytes: [UInt8], path: String, folder: String) {
    source = SourceText(decoding: bytes)
    var losses: [Diagnostic] = []
    let found = YAMLSource.findings(in: source, path: path) { root, yaml in
      var reader = SwiftGenReader(yaml, folder: folder)
      strings = reader.strings(of: root)
      (yaml, losses) = (reader.yaml, reader.losses)
    }
    diagnostics = (found + losses).sorted(by: Diagnostic.precedes)
  }
}
