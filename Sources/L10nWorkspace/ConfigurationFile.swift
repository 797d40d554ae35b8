package import L10nCore
package import L10nSyntax

/// The configuration from an `l10n.yml`, with the problems of the file.
///
/// An unknown name is an error with its place and the nearest known name. An invalid value, and a name without a value,
/// leave the default.
package struct ConfigurationFile: Sendable {
  package private(set) var configuration = Configuration()
  package private(set) var diagnostics: [Diagnostic] = []
  package let source: SourceText

  /// - Parameters:
  ///   - path: the path of the file in diagnostics.
  ///   - folder: the folder of the file; its paths stay in the project around that.
  package init(_ bytes: [UInt8], path: String, in folder: String? = nil) {
    source = SourceText(decoding: bytes)
    configuration.path = path
    let bounds = folder.map(ProjectBounds.init(around:))
    diagnostics = YAMLSource.findings(in: source, path: path, isInProject: { bounds?.contain($0) ?? true }) {
      configuration.read($0, &$1)
    }
  }
}
