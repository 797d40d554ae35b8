internal import L10nRuntime

/// Follows embeddings, overrides and isolates, which ICU lays out without saying whether they pair up.
///
/// Source: UAX #9, BD8 to BD13 and X1 to X8, without the limit of depth.
enum BidiBalance {
  /// The controls that do not pair up, and every embedding and override.
  static func findings(in scalars: [Unicode.Scalar]) -> [BidiFinding] {
    var findings: [BidiFinding] = []
    var open: [(control: BidiControl, offset: Int)] = []
    func leaveOpen(_ unclosed: ArraySlice<(control: BidiControl, offset: Int)>) {
      findings += unclosed.map { opener in
        BidiFinding(
          issue: opener.control == .isolate ? .unterminatedIsolate : .unterminatedEmbedding, offset: opener.offset)
      }
    }
    for (offset, scalar) in scalars.enumerated() {
      guard let control = BidiControl(scalar) else { continue }
      switch control {
      case .embedding, .override:
        findings.append(BidiFinding(issue: control == .embedding ? .embedding : .override, offset: offset))
        open.append((control, offset))
      case .isolate:
        open.append((control, offset))
      case .popFormatting:
        // An embedding outside an isolate cannot be closed from within.
        if let last = open.last, last.control != .isolate {
          open.removeLast()
        } else {
          findings.append(BidiFinding(issue: .strayPDF, offset: offset))
        }
      case .popIsolate:
        if let opener = open.lastIndex(where: { $0.control == .isolate }) {
          leaveOpen(open[(opener + 1)...])
          open.removeSubrange(opener...)
        } else {
          findings.append(BidiFinding(issue: .strayPDI, offset: offset))
        }
      case .paragraphSeparator:
        leaveOpen(open[...])
        open = []
      }
    }
    leaveOpen(open[...])
    return findings
  }

  /// The offset of the first strong character or mark of the first paragraph, isolates skipped: P2.
  static func firstStrongOffset(in scalars: [Unicode.Scalar]) -> Int? {
    var depth = 0
    for (offset, scalar) in scalars.enumerated() {
      switch BidiControl(scalar) {
      case .isolate: depth += 1
      case .popIsolate: depth = max(0, depth - 1)
      case .paragraphSeparator: return nil
      case .embedding, .override, .popFormatting: continue
      case nil:
        guard depth == 0 else { continue }
        switch StrongDirection.of(scalar) {
        // Of the controls only the marks U+061C, U+200E and U+200F are left here.
        case .leftToRight, .rightToLeft, .arabicLetter, .bidiControl: return offset
        case .arabicNumber, .other: continue
        }
      }
    }
    return nil
  }
}

/// The characters that open and close levels, and those that end a paragraph (Bidi_Class B).
enum BidiControl {
  case embedding, override, isolate, popFormatting, popIsolate, paragraphSeparator

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{202A}", "\u{202B}": self = .embedding
    case "\u{202D}", "\u{202E}": self = .override
    case "\u{2066}", "\u{2067}", "\u{2068}": self = .isolate
    case "\u{202C}": self = .popFormatting
    case "\u{2069}": self = .popIsolate
    case "\n", "\r", "\u{1C}", "\u{1D}", "\u{1E}", "\u{85}", "\u{2029}": self = .paragraphSeparator
    default: return nil
    }
  }
}
