package import L10nCore

/// How the texts of formats with their own message syntax are read.
package struct ReadingOptions: Sendable {
  /// The form of the texts of ARB files.
  package var bundles = ARBForm.formats

  /// The settings of the projects of ARB files, by the path of the file.
  package var bundleSettings: [String: ARBSettings] = [:]

  /// Whether fuzzy translations of PO files are used.
  package var usesFuzzy = false

  package init() {}

  /// - Parameters:
  ///   - format: the format that the texts are written in.
  ///   - syntax: the syntax that they are written in, if the format allows several.
  package init(for format: ConversionFormat, in syntax: TextSyntax?, usesFuzzy: Bool) {
    self.usesFuzzy = usesFuzzy
    if format.holdsArguments {
      bundles = .bundles
    } else if syntax?.hasPatterns ?? false {
      bundles = .patterns
    } else {
      bundles = format.holdsComments ? .formats : .bareFormats
    }
  }
}
