package import L10nCore
package import L10nSyntax

/// A `swiftgen.yml` as far as it is about texts, and what of it l10n cannot take over.
package struct SwiftGenFile: Sendable {
  /// What is generated from texts, in the order of the file.
  package private(set) var strings: [SwiftGenStrings] = []

  /// Errors where it is no YAML, else a warning or note for each part that is not taken over, with its place.
  package private(set) var diagnostics: [Diagnostic] = []

  package let source: SourceText

  /// - Parameters:
  ///   - path: what diagnostics call the file.
  ///   - folder: where it lies, from the project's folder; its own paths are taken from there.
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
