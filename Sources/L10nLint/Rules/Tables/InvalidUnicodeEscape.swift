import L10nCore
import L10nSyntax

extension Rule {
  static let invalidUnicodeEscape: Rule = Rule(
    id: "invalid-unicode-escape", severity: .warning, reach: .eachFile,
    summary: "An escape for a code point does not have four digits, or is half of a surrogate pair.",
    fixes: .safe,
    claims: [.badUnicodeEscape, .loneSurrogate]
  ) { context, _ in
    context.catalog.files.flatMap { file in
      let reported = file.findings.filter { $0.kind == .badUnicodeEscape || $0.kind == .loneSurrogate }.map { finding in
        let isHalf = finding.kind == .loneSurrogate
        let fix = isHalf ? nil : surrogatePair(finding, in: file)
        return Diagnostic(finding, in: file, fix: fix, severity: isHalf || fix != nil ? .error : nil)
      }
      return reported + shortEscapes(in: file)
    }
  }

  /// Escapes of one to three digits, which readers silently accept.
  private static func shortEscapes(in file: TableFile) -> [Diagnostic] {
    guard file.isOldStyle else { return [] }
    return file.source.shortUnicodeEscapes.compactMap { range -> Diagnostic? in
      // Text outside of entries is a comment, or is reported as broken.
      guard let entry = file.entry(at: range.lowerBound),
        let token = (entry.text.texts.map(\.range) + [entry.keyRange]).first(where: { $0.contains(range.lowerBound) }),
        file.source.isEscape(at: range.lowerBound, in: token)
      else { return nil }
      let written = file.source[range]
      let padded = "\\U" + String(repeating: "0", count: 6 - range.count) + written.dropFirst(2)
      return Diagnostic(
        "'\(written)' has fewer than four digits", at: file.location(range), subject: file.subject(key: entry.key.text),
        help: "write '\(padded)'", fix: Fix("write '\(padded)'", .source(file.location(range), replacement: padded)))
    }
  }

  /// The surrogate pair for a scalar that was written with eight digits.
  private static func surrogatePair(_ finding: StringsFinding, in file: TableFile) -> Fix? {
    let written = file.source[finding.range]
    guard written.utf8.count == 10, written.hasPrefix("\\U"), let value = UInt32(written.dropFirst(2), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    let pair = scalar.utf16Escapes("\\U")
    return Fix("write \(pair)", .source(file.location(finding.range), replacement: pair))
  }
}

extension SourceText {
  /// Every `\U` followed by one to three hexadecimal digits, anywhere.
  fileprivate var shortUnicodeEscapes: [Range<Int>] {
    utf8.withUnsafeBufferPointer { bytes in
      var found: [Range<Int>] = []
      var offset = 0
      while offset + 2 < bytes.count {
        guard bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "U") else {
          offset += 1
          continue
        }
        let digits = bytes[(offset + 2)...].prefix(4).prefix { Unicode.Scalar($0).properties.isASCIIHexDigit }
        if (1...3).contains(digits.count) { found.append(offset..<offset + 2 + digits.count) }
        offset += 2
      }
      return found
    }
  }

  /// Whether the backslash at an offset of a string starts an escape, and is not itself escaped.
  fileprivate func isEscape(at offset: Int, in token: Range<Int>) -> Bool {
    let backslashes = utf8[token.lowerBound..<offset].reversed().prefix { $0 == UInt8(ascii: "\\") }
    return backslashes.count.isMultiple(of: 2)
  }
}
