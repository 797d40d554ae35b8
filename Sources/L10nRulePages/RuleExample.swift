package import L10nCore

/// A small catalog that demonstrates a rule.
///
/// The parts that the rule reports are between ⟦ and ⟧, which are removed before the files are read; a place between
/// two characters is ⟦⟧.
package struct RuleExample: Sendable {
  /// A file of an example.
  package struct File: Hashable, Sendable {
    /// The path below the catalog's folder.
    package let path: String

    /// The text with its marks.
    package let text: String

    package init(path: String, text: String) { (self.path, self.text) = (path, text) }
  }

  /// Whether the rule finds something.
  package let isBad: Bool

  /// The files, including `l10n.yml` with the settings; each path once.
  package internal(set) var files: [File] = []

  /// The files of the earlier catalog that this one is compared with; empty if the rule compares nothing.
  package internal(set) var before: [File] = []

  /// The files that the rule's fixes change, with the fixes applied.
  package internal(set) var fixed: [File] = []

  /// The number of findings without a place in a bad example.
  package internal(set) var findingsWithoutPlace = 0

  package init(isBad: Bool, files: [File] = []) { (self.isBad, self.files) = (isBad, files) }

  /// The files for a catalog's loader, and the marked ranges; by path.
  package var unmarked: (files: [SourceFile], marks: [SourceLocation]) {
    var sources: [SourceFile] = []
    var marks: [SourceLocation] = []
    for file in files.sorted(by: { $0.path < $1.path }) {
      var plain = ""
      var length = 0
      var start: Int?
      for scalar in file.text.unicodeScalars {
        switch scalar {
        case "⟦": start = length
        case "⟧":
          if let first = start { marks.append(SourceLocation(file.path, first..<length)) }
          start = nil
        default:
          plain.unicodeScalars.append(scalar)
          length += UTF8.width(scalar)
        }
      }
      sources.append(SourceFile(path: file.path, bytes: Array(plain.utf8)))
    }
    return (sources, marks)
  }
}
