import L10nCore

extension Rule {
  static let edgeWhitespace: Rule = Rule(
    id: "edge-whitespace", severity: .warning,
    summary: "A translation begins or ends with spaces that the development text does not have, or lacks those it has.",
    fixes: .safe
  ) { context, settings in
    var conventions = LanguageCache { LanguageProfile.profile(for: $0).conventions }
    let joiningWords = LanguageProfile.profile(for: context.catalog.development).joiningWords
    var differences: [TextDifference] = []
    for pair in context.pairs {
      let traits = pair.translation.traits.union(pair.original.traits)
      guard traits.contains(.edgeSpaces) else { continue }
      let text = pair.translation
      let own = EdgeSpaces(text.string)
      let original = EdgeSpaces(pair.original.string)
      guard own.isSomewhere, original.isSomewhere, pair.original.string.unicodeScalars.contains(where: \.isLetter),
        !settings.allowedTexts.contains(text.string)
      else {
        continue
      }
      let joining = JoiningSpaces(pair.original.string, joiningWords: joiningWords)
      let mayLack = !conventions[text.language].separatesWords
      for edge in Edge.allCases where own[edge].isEmpty != original[edge].isEmpty {
        if mayLack, own[edge].isEmpty { continue }
        let range = own[edge]
        let space = String(repeating: " ", count: original[edge].count)
        let fix = text.fix(range.isEmpty ? "add the space" : "remove the space", range, with: space)
        let finding = Diagnostic(
          "'\(text.entry.key)' \(range.isEmpty ? "lacks the space" : "has a space") at its \(edge.rawValue)"
            + (range.isEmpty ? " that the development text has" : " that the development text lacks"),
          at: range.isEmpty ? own.neighbour(at: edge) : range, in: text, related: pair.related, fix: fix)
        var difference = TextDifference(
          pair, finding,
          shared: "'\(text.entry.key)' \(range.isEmpty ? "has a space" : "has no space") at its \(edge.rawValue)")
        difference.countsOnlyIfShared =
          range.isEmpty && (text.entry.key.isObjectKey || !(edge == .start ? joining.atStart : joining.atEnd))
        differences.append(difference)
      }
    }
    return context.findings(about: differences, help: "see which is meant")
  }
}

private enum Edge: String, CaseIterable {
  case start = "beginning"
  case end
}

/// The spaces at the edges of a text, in UTF-8 offsets; line breaks are the matter of another rule.
private struct EdgeSpaces {
  let start: Range<Int>
  let end: Range<Int>

  /// The first and last characters that are no spaces.
  private let inner: (first: Range<Int>, last: Range<Int>)

  /// Whether the text has anything but spaces.
  let isSomewhere: Bool

  init(_ text: String) {
    let bytes = text.utf8
    let leading = bytes.prefix { $0 == 0x20 }.count
    let trailing = leading == bytes.count ? 0 : bytes.reversed().prefix { $0 == 0x20 }.count
    start = 0..<leading
    end = bytes.count - trailing..<bytes.count
    isSomewhere = leading < bytes.count
    let scalars = text.unicodeScalars.dropFirst(leading).dropLast(trailing)
    inner = (
      leading..<leading + (scalars.first.map { UTF8.width($0) } ?? 0),
      end.lowerBound - (scalars.last.map { UTF8.width($0) } ?? 0)..<end.lowerBound
    )
  }

  /// The character beside the place where a space is missing.
  func neighbour(at edge: Edge) -> Range<Int> { edge == .start ? inner.first : inner.last }

  subscript(edge: Edge) -> Range<Int> { edge == .start ? start : end }
}
