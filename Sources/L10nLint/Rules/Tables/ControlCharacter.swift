import L10nCore
import L10nSyntax

extension Rule {
  static let controlCharacter: Rule = Rule(
    id: "control-character", severity: .warning,
    summary: "A key or text holds a control character other than a tab or line break.",
    fixes: .safe,
    claims: [.controlCharacter]
  ) { context, _ in
    let written = context.catalog.files.flatMap { file in
      file.findings.filter { $0.kind == .controlCharacter }.map { finding in
        Diagnostic(finding, in: file, fix: fix(finding, in: file))
      }
    }
    return written + escapedControls(in: context, besides: Set(written.map(\.subject)))
  }

  /// Controls from an escape such as `\b`, which readers do not report.
  private static func escapedControls(
    in context: LintContext, besides reported: Set<Diagnostic.Subject>
  ) -> [Diagnostic] {
    context.texts.compactMap { text in
      guard text.traits.contains(.controls),
        let control = text.string.unicodeScalars.first(where: \.isUnwantedControl),
        !reported.contains(text.entry.subject)
      else { return nil }
      return Diagnostic(
        "'\(text.entry.key)' holds the control character \(control.codePoint)",
        at: text.location(of: 0..<text.string.utf8.count), subject: text.entry.subject,
        help: text.entry.file.isOldStyle
          ? #"write '\\' if a backslash is meant, else leave the escape out"# : "leave it out")
    }
  }

  /// Removes controls that cannot mean anything: not a vertical tab or form feed, which separate words, not a soft
  /// hyphen of a word processor, and not C1 controls, which were letters and quotes in Windows-1252.
  private static func fix(_ finding: StringsFinding, in file: TableFile) -> Fix? {
    let location = file.location(finding.range)
    let written = file.source[finding.range]
    if file.syntax == nil {
      return written == "\t" ? Fix("write '\\t'", .source(location, replacement: "\\t")) : nil
    }
    guard file.isInValue(finding.range.lowerBound) else { return nil }
    let value = written.hasPrefix("\\U") ? UInt32(written.dropFirst(2), radix: 16) : written.unicodeScalars.first?.value
    switch value ?? 0x80 {
    case 0x00...0x08, 0x0E...0x1D, 0x7F: return Fix("remove the control character", .source(location, replacement: ""))
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isUnwantedControl: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}
