package import L10nCore
package import StringsFormat

/// Diagnostics as text for a terminal and for build logs.
///
///     Localizations/fr.lproj/Ads.strings:3:18: error: text 1 takes … [argument-type]
///       3 | "ads.count" = "%@ sur %@";
///         |                ^^
///       note: the development text: Localizations/en.lproj/Ads.strings:3:15
///       help: write %1$lld
///
/// The first line is the one that Xcode, editors and CI systems read.
package struct TextReporter: Sendable {
  private let root: String
  private let sources: [String: SourceText]

  /// - Parameters:
  ///   - root: the catalogue's folder as the user named it; paths are shown below it.
  ///   - sources: the decoded files that diagnostics point into, by path below the folder.
  package init(root: String, sources: [String: SourceText]) {
    self.root = root
    self.sources = sources
  }

  /// The diagnostics in their order, each ended by a line break.
  package func text(for diagnostics: [Diagnostic]) -> String {
    var cursor: (path: String, cursor: PositionCursor)?
    return diagnostics.map { diagnostic in
      guard let location = diagnostic.location else { return text(for: diagnostic, at: root) }
      if cursor?.path != location.path { cursor = lines(of: location.path).map { (location.path, PositionCursor($0)) } }
      let position = cursor?.cursor.position(of: location.range.lowerBound)
      return text(for: diagnostic, at: place(location.path, position))
    }.joined()
  }

  private func text(for diagnostic: Diagnostic, at place: String) -> String {
    var output = "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.ruleID)]\n"
    if let location = diagnostic.location, let source = sources[location.path] {
      output += Excerpt(source, range: location.range)?.text ?? ""
    }
    for related in diagnostic.related {
      let position = lines(of: related.location.path)?.position(of: related.location.range.lowerBound)
      output += "  note: \(related.message): \(self.place(related.location.path, position))\n"
    }
    if let help = diagnostic.help { output += "  help: \(help)\n" }
    return output
  }

  /// The text of a file; `nil` for one that has no lines or was not read.
  private func lines(of path: String) -> SourceText? {
    sources[path].flatMap { $0.encoding == .binary ? nil : $0 }
  }

  /// `path:line:column`, the first place for files without lines.
  private func place(_ path: String, _ position: SourcePosition?) -> String {
    let path = root == "." ? path : "\(root)/\(path)"
    return "\(path):\(position?.line ?? 1):\(position?.column ?? 1)"
  }
}
