package import L10nCore
package import L10nSyntax

/// `l10n.yml` as it was read: the configuration, and what is wrong with the file.
///
/// An unknown name is an error with its place and the nearest known name. What cannot be used is left at its default,
/// and so is a name without a value.
package struct ConfigurationFile: Sendable {
  package private(set) var configuration = Configuration()
  package private(set) var diagnostics: [Diagnostic] = []
  package let source: SourceText

  /// - Parameters:
  ///   - path: what diagnostics call the file.
  ///   - folder: where the file lies; its paths stay in the project around that.
  package init(_ bytes: [UInt8], path: String, in folder: String? = nil) {
    source = SourceText(decoding: bytes)
    configuration.path = path
    let bounds = folder.map(ProjectBounds.init(around:))
    diagnostics = YAMLSource.findings(in: source, path: path, isInProject: { bounds?.contain($0) ?? true }) {
      configuration.read($0, &$1)
    }
  }
}
