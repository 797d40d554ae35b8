import L10nCore
import L10nSyntax

extension Rule {
  static let replacementCharacter: Rule = Rule(
    id: "replacement-character", severity: .error,
    summary: "A text shows that it was read in the wrong encoding: U+FFFD, or 'Ã©' for 'é'."
  ) { context, _ in
    var damaged: [String: Bool] = [:]
    return context.texts.compactMap { text in
      let file = text.entry.file
      if text.traits.contains(.replacementCharacter) {
        let isReported = damaged[file.path] ?? file.hasUndecodedBytes
        damaged[file.path] = isReported
        if !isReported, let range = text.string.firstReplacementCharacter {
          return Diagnostic(
            "'\(text.entry.key)' holds U+FFFD, which replaces a character that was lost", at: range, in: text,
            help: "write the character that belongs there")
        }
      }
      guard text.traits.contains(.latin1Letters), let range = WrongEncoding.range(in: text.string) else {
        return nil
      }
      return Diagnostic(
        "'\(text.entry.key)' was UTF-8 and has been read as Windows-1252", at: range, in: text,
        help: "convert the text back, or write it again")
    }
  }
}

extension TableFile {
  /// Whether readers have inserted U+FFFD for undecodable bytes and reported it.
  fileprivate var hasUndecodedBytes: Bool {
    findings.contains { $0.kind == .invalidUTF8 || $0.kind == .loneSurrogate }
  }
}

extension String {
  /// The first U+FFFD, in UTF-8 offsets.
  fileprivate var firstReplacementCharacter: Range<Int>? {
    unicodeScalars.firstIndex(of: "\u{FFFD}").map { index in
      let start = utf8.distance(from: startIndex, to: index)
      return start..<start + 3
    }
  }
}
