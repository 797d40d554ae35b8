import L10nCore

/// Findings as lines that Xcode turns into issues, with related places and help as notes below them.
///
///     Localizations/fr.lproj/Ads.strings:3:18: error: text 1 takes … [argument-type]
///     Localizations/en.lproj/Ads.strings:3:15: note: the development text
///     Localizations/fr.lproj/Ads.strings:3:18: note: write %1$lld
///
/// Xcode opens a file only by its absolute path: give the folder as one, such as `"$SRCROOT/Localizations"`.
struct XcodeReport {
  private let report: Report

  init(_ report: Report) { self.report = report }

  var text: String {
    var places = SourcePlaces(report.sources)
    func line(_ location: SourceLocation?, _ severity: Severity, _ message: String) -> String {
      "\(place(of: location, &places)): \(severity.rawValue): \(VisibleText.of(message))\n"
    }
    var output = ""
    for diagnostic in report.diagnostics {
      let message = "\(diagnostic.message) [\(diagnostic.ruleID)]"
      output += line(diagnostic.location, diagnostic.severity, message)
      for related in diagnostic.related { output += line(related.location, .note, related.message) }
      if let help = diagnostic.help { output += line(diagnostic.location, .note, help) }
    }
    return output
  }

  private func place(of location: SourceLocation?, _ places: inout SourcePlaces) -> String {
    guard let location else { return VisibleText.of(report.root) }
    let position = places.position(of: location.range.lowerBound, in: location.path)
    return "\(VisibleText.of(report.path(location.path))):\(position?.line ?? 1):\(position?.column ?? 1)"
  }
}
