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
    var cursors: [String: PositionCursor] = [:]
    return diagnostics.map { text(for: $0, &cursors) }.joined()
  }

  /// - Parameter cursors: the places of the files met so far, by path.
  private func text(for diagnostic: Diagnostic, _ cursors: inout [String: PositionCursor]) -> String {
    let location = diagnostic.location
    let start = location.map { place(of: $0, &cursors) } ?? root
    var output = "\(start): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.ruleID)]\n"
    if let location, let source = sources[location.path], let lines = cursors[location.path]?.lines {
      output += Excerpt(source, lines, range: location.range)?.text ?? ""
    }
    for related in diagnostic.related {
      output += "  note: \(related.message): \(place(of: related.location, &cursors))\n"
    }
    if let help = diagnostic.help { output += "  help: \(help)\n" }
    return output
  }

  /// `path:line:column`, the first place for files without lines.
  private func place(of location: SourceLocation, _ cursors: inout [String: PositionCursor]) -> String {
    let path = location.path
    if cursors[path] == nil, let source = sources[path], source.encoding != .binary {
      cursors[path] = PositionCursor(source)
    }
    return place(path, cursors[path]?.position(of: location.range.lowerBound))
  }

  private func place(_ path: String, _ position: SourcePosition?) -> String {
    "\(DisplayPath.of(path, from: root)):\(position?.line ?? 1):\(position?.column ?? 1)"
  }
}
