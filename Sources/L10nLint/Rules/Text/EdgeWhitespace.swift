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
      let mayLack = !conventions[text.language].separatesWords
      for edge in TextEdge.allCases {
        guard let meant = pair.spaces(at: edge, own: own[edge].count, original: original[edge].count) else { continue }
        if mayLack, own[edge].isEmpty { continue }
        let joining = JoiningSpaces(meant.text, joiningWords: joiningWords)
        // A line break that only the translation has goes with the space before or after it.
        let isBlank = meant.count == 0 && EdgeSpaces(meant.text).blanks(at: edge).isEmpty
        let range = isBlank && !own[edge].isEmpty ? own.blanks(at: edge) : own[edge]
        let space = String(repeating: " ", count: meant.count)
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

extension TextPair {
  /// The number of spaces that the translation should have at an edge, and the text that has this number; `nil` if the
  /// translation is right.
  ///
  /// A form is a part of a text: if a neighbor follows or precedes it, its space joins the two. If there is none, the
  /// edges of the whole texts are compared, of which one may have forms and the other not.
  ///
  /// - Parameters:
  ///   - own: the number of the translation's spaces.
  ///   - original: the number of spaces of the development text.
  fileprivate func spaces(at edge: TextEdge, own: Int, original: Int) -> (count: Int, text: String)? {
    let (text, other) = (translation, self.original)
    if text.text.variable == nil, other.text.variable == nil, !text.hasVariables, !other.hasVariables {
      return (own == 0) == (original == 0) ? nil : (original, other.string)
    }
    let whole = WholeText(other.text, of: other.entry)
    switch WholeText(text.text, of: text.entry).neighbor(of: text.text, at: edge) {
    case .mixed: return nil
    case .nothing:
      if text.hasVariables, !WholeText(text.text, of: text.entry).outermost(at: edge).contains(text.text) { return nil }
      let spaces = whole.outermost(at: edge).map { (count: EdgeSpaces($0.text)[edge].count, text: $0.text) }
      // A text without forms may need no space where forms have one: Korean joins 님 to a name.
      guard own > 0 || original > 0, !spaces.isEmpty, spaces.allSatisfy({ ($0.count == 0) != (own == 0) }) else {
        return nil
      }
      return spaces.min { $0.count < $1.count }
    case .word:
      let isJoined = whole.neighbor(of: other.text, at: edge) == .word
      return own == 0 && original > 0 && isJoined ? (original, other.string) : nil
    case .space, .sign: return own > 0 && original == 0 ? (0, other.string) : nil
    }
  }
}

extension LintText {
  /// Whether the text may have variables, or forms of them beside it.
  fileprivate var hasVariables: Bool { entry.isRule }
}

/// The spaces at the edges of a text, in UTF-8 offsets; another rule checks line breaks.
private struct EdgeSpaces {
  let start: Range<Int>
  let end: Range<Int>

  /// The first and last characters that are not spaces.
  private let inner: (first: Range<Int>, last: Range<Int>)

  private let bytes: String.UTF8View

  init(_ text: String) {
    bytes = text.utf8
    let leading = bytes.prefix { $0 == 0x20 }.count
    let trailing = leading == bytes.count ? 0 : bytes.reversed().prefix { $0 == 0x20 }.count
    start = 0..<leading
    end = bytes.count - trailing..<bytes.count
    let scalars = text.unicodeScalars.dropFirst(leading).dropLast(trailing)
    inner = (
      leading..<leading + (scalars.first.map { UTF8.width($0) } ?? 0),
      end.lowerBound - (scalars.last.map { UTF8.width($0) } ?? 0)..<end.lowerBound
    )
  }

  /// The character beside the place of a missing space.
  func neighbour(at edge: TextEdge) -> Range<Int> { edge == .start ? inner.first : inner.last }

  /// Whether the text has anything but spaces and line breaks.
  var isSomewhere: Bool { !bytes.allSatisfy(Self.isBlank) }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D }

  /// The range of the spaces and line breaks at an edge.
  func blanks(at edge: TextEdge) -> Range<Int> {
    edge == .start
      ? 0..<bytes.prefix(while: Self.isBlank).count
      : bytes.count - bytes.reversed().prefix(while: Self.isBlank).count..<bytes.count
  }

  subscript(edge: TextEdge) -> Range<Int> { edge == .start ? start : end }
}
