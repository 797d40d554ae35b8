import L10nCore
import L10nSyntax

extension Rule {
  static let fileEncoding: Rule = Rule(
    id: "file-encoding", severity: .warning, reach: .eachFile,
    summary: "A table is not in UTF-8, begins with a byte order mark, or mixes line ends.",
    fixes: .safe
  ) { context, _ in
    context.catalog.files.flatMap { file -> [Diagnostic] in
      // One table represents all languages of a file.
      if !file.table.isSource { return [] }
      return [encodingFinding(in: file), lineEndFinding(in: file)].compactMap { $0 }
    }
  }

  private static func encodingFinding(in file: TableFile) -> Diagnostic? {
    let source = file.source
    let isUTF8 = source.encoding == .utf8
    let mayBeLatin1 = file.place.format.readsLatin1
    guard source.encoding != .binary, !isUTF8 || source.hasByteOrderMark, source.encoding != .latin1 || !mayBeLatin1,
      // Readers report what Foundation misreads.
      !file.findings.contains(where: { $0.kind == .utf16WithoutByteOrderMark || $0.kind == .invalidUTF8 })
    else { return nil }
    return Diagnostic(
      isUTF8 ? "the file begins with a byte order mark" : "the file is in \(source.encoding.rawValue)",
      at: file.location(0..<0), subject: file.subject(), help: "save it as UTF-8 without a byte order mark",
      fix: file.mayBecomeUTF8 ? Fix("write it in UTF-8", .encodeAsUTF8(path: file.path)) : nil,
      severity: isUTF8 && !mayBeLatin1 || [.utf16LittleEndian, .utf16BigEndian].contains(source.encoding) ? .note : nil)
  }

  private static func lineEndFinding(in file: TableFile) -> Diagnostic? {
    guard let odd = file.source.oddLineEnd else { return nil }
    return Diagnostic(
      odd.isDoubled ? "a line ends with two carriage returns" : "the file mixes line ends",
      at: file.location(odd.range), subject: file.subject(), help: "save it with one kind of line end",
      severity: odd.isDoubled ? nil : .note)
  }
}

extension TableFile {
  /// Whether the file can be written as UTF-8: an XML property list may declare its encoding, and characters that could
  /// not be decoded would be lost.
  fileprivate var mayBecomeUTF8: Bool {
    let isXML = document?.syntax == .xml
    let isDecoded = !findings.contains { $0.kind == .loneSurrogate || $0.kind == .truncatedUTF16 }
    return isDecoded && (!isXML || source.encoding == .utf8)
  }
}

extension SourceText {
  /// The first line end of a different kind than the first one in the file, or with two carriage returns.
  fileprivate var oddLineEnd: (range: Range<Int>, isDoubled: Bool)? {
    utf8.withUnsafeBufferPointer { bytes in
      // Most files have no carriage return at all.
      guard bytes.contains(0x0D) else { return nil }
      var first: [UInt8]?
      var offset = 0
      while offset < bytes.count {
        let start = offset
        while offset < bytes.count, bytes[offset] == 0x0D { offset += 1 }
        let returns = offset - start
        if returns > 0 || bytes[offset] == 0x0A {
          let endsWithFeed = offset < bytes.count && bytes[offset] == 0x0A
          if endsWithFeed { offset += 1 }
          if returns > 1, endsWithFeed { return (start..<offset, true) }
          let end = (returns > 0 ? [0x0D] : []) + (endsWithFeed ? [0x0A] : []) as [UInt8]
          if let first, first != end { return (start..<offset, false) }
          first = end
        } else {
          offset += 1
        }
      }
      return nil
    }
  }
}
