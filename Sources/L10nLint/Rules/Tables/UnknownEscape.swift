import L10nCore
import L10nSyntax

extension Rule {
  static let unknownEscape: Rule = Rule(
    id: "unknown-escape", severity: .warning, reach: .eachFile,
    summary: "A backslash is before a character that needs none.",
    fixes: .safe,
    claims: [.unknownEscape]
  ) { context, _ in
    context.catalog.files.flatMap { file in
      file.findings.filter { $0.kind == .unknownEscape }.map {
        Diagnostic(
          $0, in: file,
          fix: file.hasCodePoint($0) ? Fix("write '\\U'", .source(file.location($0.range), replacement: #"\U"#)) : nil,
          severity: file.isCharacterNumber($0) ? .error : nil)
      }
    }
  }
}

extension TableFile {
  /// Whether an escape was meant as a character number in another format's syntax: `\u00e9`, `\u{e9}`.
  fileprivate func isCharacterNumber(_ finding: StringsFinding) -> Bool {
    let next = source[finding.range.upperBound..<finding.range.upperBound + 1].unicodeScalars.first
    return source[finding.range] == #"\u"# && next.map { $0 == "{" || $0.properties.isASCIIHexDigit } ?? false
  }

  /// Whether `\u` and the four digits after it are a whole character, or half of a surrogate pair whose other half is
  /// beside it.
  fileprivate func hasCodePoint(_ finding: StringsFinding) -> Bool {
    guard isOldStyle, let unit = codeUnit(at: finding.range.lowerBound) else { return false }
    let start = finding.range.lowerBound
    if UTF16.isLeadSurrogate(unit) { return codeUnit(at: start + 6).map(UTF16.isTrailSurrogate) ?? false }
    if UTF16.isTrailSurrogate(unit) { return codeUnit(at: start - 6).map(UTF16.isLeadSurrogate) ?? false }
    return unit >= 0x20 && !(0x7F...0x9F).contains(unit)
  }

  /// The code unit of `\u` and four digits at an offset.
  private func codeUnit(at start: Int) -> UInt16? {
    guard start >= 0, start + 6 <= source.utf8.count else { return nil }
    let written = source[start..<start + 6]
    let digits = written.dropFirst(2)
    guard written.hasPrefix(#"\u"#), digits.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    return UInt16(digits, radix: 16)
  }
}
