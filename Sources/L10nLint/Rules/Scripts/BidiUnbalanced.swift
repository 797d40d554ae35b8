import L10nCore

extension Rule {
  static let bidiUnbalanced: Rule = Rule(
    id: "bidi-unbalanced", severity: .error,
    summary: "A bidirectional control is opened and not closed, or closes what was not opened.",
    fixes: .safe
  ) { context, _ in
    context.texts.filter { $0.traits.contains(.formatCharacters) }.flatMap { text -> [Diagnostic] in
      let imbalances = BidiBalance.imbalances(in: text.string.unicodeScalars)
      guard !imbalances.isEmpty else { return [] }
      let scalars = text.string.placedScalars
      return imbalances.compactMap { imbalance in
        let control = scalars[imbalance.offset]
        // Another rule reports an override, closed or not.
        if control.scalar == "\u{202D}" || control.scalar == "\u{202E}" { return nil }
        return Diagnostic(
          "'\(text.entry.key)' has a \(control.name) that "
            + (imbalance.kind.isOpener ? "is not closed" : "closes nothing"),
          at: control.range, in: text, help: imbalance.kind.help,
          fix: text.fix(for: imbalance, among: imbalances.count, in: scalars))
      }
    }
  }
}

extension LintText {
  /// Removes a character that closes nothing, which changes nothing on the screen; closes an isolate after the argument
  /// that it begins with, or else at the end of its paragraph, where it ends anyway. `nil` if more would be unbalanced
  /// than before.
  fileprivate func fix(for imbalance: BidiImbalance, among count: Int, in scalars: [PlacedScalar]) -> Fix? {
    let control = scalars[imbalance.offset]
    guard imbalance.kind.isOpener else { return fix("remove it", control.range, with: "") }
    // A text with many needs a person.
    guard count <= 8 else { return nil }
    let closing = imbalance.kind == .unterminatedIsolate ? "\u{2069}" : "\u{202C}"
    let argument =
      imbalance.kind == .unterminatedIsolate && isFormatted
      ? specifierRanges.first { $0.lowerBound == control.range.upperBound } : nil
    let paragraphEnd = scalars[imbalance.offset...].first { "\n\r\u{85}\u{2029}".unicodeScalars.contains($0.scalar) }
    let place = argument?.upperBound ?? paragraphEnd?.range.lowerBound ?? string.utf8.count
    var bytes = Array(string.utf8)
    bytes.insert(contentsOf: closing.utf8, at: place)
    let closed = String(decoding: bytes, as: UTF8.self)
    guard BidiBalance.imbalances(in: closed.unicodeScalars).count < count else { return nil }
    return fix("close it", place..<place, with: closing)
  }
}

extension BidiImbalance.Kind {
  fileprivate var isOpener: Bool { self == .unterminatedIsolate || self == .unterminatedEmbedding }

  fileprivate var help: String {
    switch self {
    case .unterminatedIsolate: "write U+2069 POP DIRECTIONAL ISOLATE after the isolated part, in the same paragraph"
    case .unterminatedEmbedding: "write U+202C POP DIRECTIONAL FORMATTING after the embedded part, or use an isolate"
    case .strayPDF, .strayPDI: "remove it, or write the opening character before the part that it closes"
    }
  }
}
