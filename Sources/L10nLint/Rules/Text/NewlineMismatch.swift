import L10nCore

extension Rule {
  static let newlineMismatch: Rule = Rule(
    id: "newline-mismatch", severity: .warning,
    summary: "A translation has another number of line breaks than the development text, or other ones at its edges."
  ) { context, settings in
    var differences: [TextDifference] = []
    for pair in context.pairs {
      let traits = pair.translation.traits.union(pair.original.traits)
      guard traits.contains(.lineBreaks), pair.isInBase else { continue }
      // Another rule reports a tag instead of a line break.
      guard pair.translation.string.holdsBreakTag == pair.original.string.holdsBreakTag else { continue }
      let breaks = LineBreaks(pair.translation.string)
      let original = LineBreaks(pair.original.string)
      guard breaks != original, let difference = breaks.difference(from: original),
        !settings.allowedTexts.contains(pair.translation.string)
      else { continue }
      let key = pair.translation.entry.key
      let finding = Diagnostic(
        "'\(key)' has \(difference.own) and the development text \(difference.other)", at: pair.translation.location,
        subject: pair.translation.entry.subject, related: pair.related,
        severity: difference.isAtEdge ? nil : .note)
      differences.append(TextDifference(pair, finding, shared: "'\(key)' has \(difference.other)"))
    }
    return context.findings(about: differences, help: "see which is meant")
  }
}

/// The line breaks of a text; a carriage return with its line feed is one.
private struct LineBreaks: Equatable {
  private var leading = 0
  private var trailing = 0
  private var all = 0

  /// The number of places with one or more empty lines.
  private var gaps = 0

  init(_ text: String) {
    var isInside = false
    var inRow = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      defer { previous = byte }
      switch byte {
      case 0x0A, 0x0D:
        if byte == 0x0A, previous == 0x0D { continue }
        all += 1
        trailing += 1
        inRow += 1
        if inRow == 2 { gaps += 1 }
        if !isInside { leading += 1 }
      case 0x20, 0x09: continue
      default:
        isInside = true
        trailing = 0
        inRow = 0
      }
    }
  }

  /// The line breaks of this text and of the other one, in words; `nil` if lines are only broken at other places: a
  /// different number of paragraphs counts, and a list that became one line.
  func difference(from other: LineBreaks) -> (own: String, other: String, isAtEdge: Bool)? {
    func words(_ count: Int, _ place: String) -> String {
      "\(count == 0 ? "no" : String(count)) line break\(count == 1 ? "" : "s")\(place)"
    }
    if leading != other.leading { return (words(leading, " at its beginning"), words(other.leading, ""), true) }
    if trailing != other.trailing { return (words(trailing, " at its end"), words(other.trailing, ""), true) }
    guard gaps != other.gaps || min(all, other.all) == 0 && max(all, other.all) > 2 else { return nil }
    if all == other.all { return ("\(gaps + 1) paragraphs", "\(other.gaps + 1)", false) }
    return (words(all, ""), words(other.all, ""), false)
  }
}

extension String {
  fileprivate var holdsBreakTag: Bool { utf8.contains(UInt8(ascii: "<")) && contains("<br") }
}
