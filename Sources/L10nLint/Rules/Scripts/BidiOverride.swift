import L10nCore
import L10nRuntime

extension Rule {
  static let bidiOverride: Rule = Rule(
    id: "bidi-override", severity: .error,
    summary: "A text or key has a control that turns letters round: U+202D or U+202E.",
    fixes: .safe
  ) { context, _ in
    let keys = context.entries(withKey: \.holdsOverride).map { entry in
      Diagnostic(
        "a key has a control that turns letters round", at: entry.keyLocation, subject: entry.subject,
        help: "remove it from the key and from the code that uses it")
    }
    let texts = context.texts.filter { $0.traits.contains(.formatCharacters) && $0.language.region != "XB" }
    return keys
      + texts.flatMap { text in
        text.overrides.map { override in
          Diagnostic(
            "'\(text.entry.key)' has a \(override.control.name), which turns letters round",
            at: override.control.range,
            in: text, fix: text.text.pieces == nil ? Fix("remove it", override.fix(in: text)) : nil)
        }
      }
  }
}

/// A directional override and the character that closes it.
private struct BidiOverride {
  let control: PlacedScalar
  var closing: PlacedScalar?

  func fix(in text: LintText) -> [Fix.Change] {
    [control, closing].compactMap(\.self).map { .text(text.location, range: $0.range, replacement: "") }
  }
}

extension LintText {
  /// The overrides of the text, each with its PDF.
  fileprivate var overrides: [BidiOverride] {
    var found: [BidiOverride] = []
    /// The embeddings and overrides that are open, with their places in `found`.
    var open: [Int?] = []
    for placed in string.placedScalars {
      switch placed.scalar {
      case "\u{202A}", "\u{202B}": open.append(nil)
      case "\u{202D}", "\u{202E}":
        open.append(found.count)
        found.append(BidiOverride(control: placed))
      case "\u{202C}":
        if let index = open.popLast() ?? nil { found[index].closing = placed }
      case "\n", "\r", "\u{2029}": open = []
      default: break
      }
    }
    return found
  }
}

extension String {
  fileprivate var holdsOverride: Bool {
    guard utf8.contains(0xE2) else { return false }
    return unicodeScalars.contains { $0 == "\u{202D}" || $0 == "\u{202E}" }
  }
}
