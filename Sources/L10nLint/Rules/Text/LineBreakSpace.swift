import L10nCore

extension Rule {
  static let lineBreakSpace: Rule = Rule(
    id: "space-at-line-break", severity: .note,
    summary: "A space is beside a line break where the development text has none.",
    fixes: .safe
  ) { context, settings in
    guard context.texts.contains(where: { $0.traits.contains(.lineBreaks) }) else { return [] }
    // Spaces that the development text also has are reported and fixed there.
    let pairs = context.pairs.filter { $0.traits.contains(.lineBreaks) && $0.original.hasSpaceAtLineBreak }
    let inherited = Set(pairs.map(\.translation.location))
    let translations = Dictionary(grouping: pairs, by: \.original.location)
    return context.texts.filter { $0.traits.contains(.lineBreaks) }.flatMap { text -> [Diagnostic] in
      let spaces = text.spacesAtLineBreaks
      // A key may be the development text.
      guard !spaces.isEmpty, !inherited.contains(text.location), !text.entry.key.text.hasSpaceAtLineBreak,
        !settings.allowedTexts.contains(text.string)
      else { return [] }
      let others = translations[text.location, default: []].map(\.translation).flatMap { other in
        other.spacesAtLineBreaks.map { other.fix("remove the space", $0, with: "") }
      }
      return spaces.enumerated().map { index, range in
        let fixes = [text.fix("remove the space", range, with: "")] + (index == 0 ? others : [])
        let bytes = text.string.utf8
        let isBefore = bytes.dropFirst(range.upperBound).first.map { $0 < 0x20 } ?? false
        return Diagnostic(
          "'\(text.entry.key)' has a space \(isBefore ? "before" : "after") a line break", at: range, in: text,
          fix: fixes.contains(nil) ? nil : Fix("remove the space", fixes.flatMap { $0?.changes ?? [] }))
      }
    }
  }
}

extension String {
  /// Whether a space is beside a line break, in any text.
  fileprivate var hasSpaceAtLineBreak: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if byte == 0x20 && last == 0x0A || byte == 0x0A && last == 0x20 { return true }
      last = byte
    }
    return false
  }
}

extension LintText {
  /// Whether a space is beside a line break that is not a line end of the file.
  fileprivate var hasSpaceAtLineBreak: Bool {
    guard string.hasSpaceAtLineBreak else { return false }
    let bytes = Array(string.utf8)
    let isBreak: (Int) -> Bool = { bytes.indices.contains($0) && bytes[$0] == 0x0A }
    return bytes.indices.contains { index in
      bytes[index] == 0x20 && (isBreak(index - 1) || isBreak(index + 1)) && !isLineEnd(index..<index + 1)
    }
  }

  /// Whether a line end of the file is read as the space: Android does that, and translators' tools write a line end
  /// before each `\n`.
  private func isLineEnd(_ space: Range<Int>) -> Bool {
    let place = location(of: space).range
    let source = entry.file.source.utf8
    guard entry.file.syntax != .binary, place.upperBound <= source.count else { return false }
    return source[place].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The single spaces before line breaks, and between line breaks and letters, in UTF-8 offsets. Two before a break
  /// are Markdown, and those before other signs indent a list.
  fileprivate var spacesAtLineBreaks: [Range<Int>] {
    let bytes = Array(string.utf8)
    let isBreak: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
    return bytes.indices.filter { index in
      guard bytes[index] == 0x20, index > 0, index + 1 < bytes.count else { return false }
      let (before, after) = (bytes[index - 1], bytes[index + 1])
      if isBreak(after) { return before > 0x20 && bytes[index...].contains { $0 > 0x20 } }
      return isBreak(before) && (0x41...0x5A ~= after & ~0x20 || after >= 0xC3 && after != 0xE2)
    }.map { $0..<$0 + 1 }.filter { !isLineEnd($0) }
  }
}
