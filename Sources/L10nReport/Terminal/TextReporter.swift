package import L10nCore
package import L10nSyntax

/// Diagnostics as text for a terminal and for build logs.
///
///     Localizations/fr.lproj/Ads.strings:3:18: error: text 1 takes … [argument-type]
///       3 | "ads.count" = "%@ sur %@";
///         |                ^^
///       note: the development text: Localizations/en.lproj/Ads.strings (3:15)
///       help: write %1$lld
///
/// The first line is the one that Xcode, editors and CI systems read; no other may be mistaken for it.
package struct TextReporter: Sendable {
  private let root: String
  private let sources: [String: SourceText]
  private let style: TextStyle

  /// - Parameters:
  ///   - root: the catalog's folder as the user named it; paths are shown below it.
  ///   - sources: the decoded files that diagnostics point into, by path below the folder.
  ///   - style: the capabilities of the terminal.
  package init(root: String, sources: [String: SourceText], style: TextStyle = .plain) {
    self.root = root
    self.sources = sources
    self.style = style
  }

  /// The diagnostics in their order, each ended by a line break.
  package func text(for diagnostics: [Diagnostic]) -> String { texts(for: diagnostics).joined() }

  /// Each of some diagnostics, ended by a line break.
  func texts(for diagnostics: [Diagnostic]) -> [String] {
    var places = SourcePlaces(sources)
    return diagnostics.map { diagnostic in
      var output = ""
      write(diagnostic, &places, to: &output)
      return output
    }
  }

  private func write(_ diagnostic: Diagnostic, _ places: inout SourcePlaces, to output: inout String) {
    let severity = diagnostic.severity
    let start =
      diagnostic.location.map { location in
        let (path, position) = place(of: location, &places)
        return "\(path):\(position)"
      } ?? VisibleText.of(root)
    output += "\(style.bold("\(start):")) \(style.colored("\(severity.rawValue):", as: severity)) "
    output += "\(VisibleText.of(diagnostic.shortMessage)) [\(diagnostic.ruleID)]\n"
    if let location = diagnostic.location, let source = sources[location.path],
      let lines = places.lines(of: location.path)
    {
      output += Excerpt(source, lines, range: location.range, style: style)?.text ?? ""
    }
    for related in diagnostic.related {
      let (path, position) = place(of: related.location, &places)
      output += "  note: \(VisibleText.of(related.message)): \(path) (\(position))\n"
    }
    if let help = diagnostic.help { output += "  help: \(VisibleText.of(help))\n" }
  }

  /// The path and `line:column`, or the first position in files without lines.
  private func place(of location: SourceLocation, _ places: inout SourcePlaces) -> (path: String, position: String) {
    let position = places.position(of: location.range.lowerBound, in: location.path)
    let path = VisibleText.of(DisplayPath.of(location.path, from: root))
    return (path, "\(position?.line ?? 1):\(position?.column ?? 1)")
  }
}

extension Diagnostic {
  /// The most shown characters of a key: keys may be whole texts.
  private static var keyLimit: Int { 60 }

  /// The message with a long key shortened.
  fileprivate var shortMessage: String {
    guard let key = subject.key, key.count > Self.keyLimit + 10 else { return message }
    let start = key.prefix(Self.keyLimit).reversed().drop { !$0.isWhitespace }.drop(while: \.isWhitespace).reversed()
    return message.replacing(key, with: (start.isEmpty ? String(key.prefix(Self.keyLimit)) : String(start)) + " …")
  }
}
