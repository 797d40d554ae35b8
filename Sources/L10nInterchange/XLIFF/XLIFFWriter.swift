package import L10nCore
import L10nSyntax

/// Writes translation files: UTF-8, indented by two blanks for each level, the same bytes for the same texts on every
/// machine.
///
/// Specifiers are marked up so that translation tools protect them: `<ph id="1" ctype="x-printf">%1$@</ph>` in 1.2,
/// where programs without support for markup still find the specifier in the text (an empty `<x/>` would lose it), and
/// `<ph id="1" dataRef="d1"/>` in 2.1. For Xcode, which does not support markup, they are in the text.
package struct XLIFFWriter {
  private let version: XLIFFVersion

  /// The findings about texts that could not be written: characters that XML does not allow.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The number of units that were written.
  package private(set) var unitCount = 0

  package init(_ version: XLIFFVersion) { self.version = version }

  /// The whole file. Units with texts that the version cannot contain are left out.
  ///
  /// - Precondition: every file of the document has both languages, the same ones for 2.1.
  /// - Complexity: O(*n*) in the size of the texts.
  package mutating func text(of document: XLIFFDocument) -> String {
    let files = document.files.map { file in
      var file = file
      file.units = file.units.compactMap { writable($0) }
      return file
    }.filter { !$0.units.isEmpty }
    unitCount += files.reduce(0) { $0 + $1.units.count }
    var output = XMLOutput()
    switch version {
    case .v1: output.writeVersion1(files, isForXcode: false)
    case .v2: output.writeVersion2(files)
    case .xcode: output.writeVersion1(files, isForXcode: true)
    }
    return output.text
  }

  /// The unit in writable form; `nil` and a finding if one of its texts cannot be written.
  private mutating func writable(_ unit: XLIFFUnit) -> XLIFFUnit? {
    let key = UnitID(unit.id).key
    if let scalar = XMLText.firstForbidden(in: unit.id) {
      report("'\(key)' is left out: XML cannot hold \(scalar.codePoint), which its key has", unit)
      return nil
    }
    if version != .v2, let scalar = XMLText.firstForbidden(in: unit.source + (unit.target ?? "")) {
      report(
        "'\(key)' is left out: XLIFF 1.2 cannot hold \(scalar.codePoint)", unit, help: "XLIFF 2.1 can")
      return nil
    }
    var unit = unit
    unit.matches.removeAll { match in
      [match.segment.source.description, match.target.description, match.segment.origin].contains {
        XMLText.firstForbidden(in: $0) != nil
      }
    }
    unit.terms.removeAll { entry in
      ([entry.term] + entry.translations).contains { XMLText.firstForbidden(in: $0) != nil }
    }
    unit.notes = unit.notes.map { note in
      guard let scalar = XMLText.firstForbidden(in: note) else { return note }
      report("the comment of '\(key)' loses \(scalar.codePoint), which XML cannot hold", unit)
      return String(String.UnicodeScalarView(note.unicodeScalars.filter(XMLText.isAllowed)))
    }
    return unit
  }

  private mutating func report(_ message: String, _ unit: XLIFFUnit, help: String? = nil) {
    diagnostics.append(Diagnostic("conversion-loss", .warning, message, at: unit.location, help: help))
  }
}
