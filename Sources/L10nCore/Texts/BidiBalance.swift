/// A bidirectional control without its partner.
package struct BidiImbalance: Hashable, Sendable {
  /// What is missing.
  package enum Kind: Sendable {
    /// An LRE, RLE, LRO or RLO that its paragraph does not close with a PDF.
    case unterminatedEmbedding
    /// An LRI, RLI or FSI that its paragraph does not close with a PDI.
    case unterminatedIsolate
    /// A PDF that closes nothing.
    case strayPDF
    /// A PDI that closes nothing.
    case strayPDI
  }

  /// What is missing.
  package let kind: Kind
  /// The offset of the control in Unicode scalars from 0.
  package let offset: Int
}

/// Follows embeddings, overrides and isolates, which ICU lays out without saying whether they pair up.
///
/// Source: UAX #9, BD8 to BD13 and X1 to X8, without the limit of depth.
package enum BidiBalance {
  /// The embeddings, overrides and isolates that are not closed in their paragraph, and the closing characters that
  /// close nothing, by offset.
  package static func imbalances(in scalars: some Sequence<Unicode.Scalar>) -> [BidiImbalance] {
    var imbalances: [BidiImbalance] = []
    var open: [(control: BidiControl, offset: Int)] = []
    func leaveOpen(_ unclosed: ArraySlice<(control: BidiControl, offset: Int)>) {
      imbalances += unclosed.map { opener in
        BidiImbalance(
          kind: opener.control == .isolate ? .unterminatedIsolate : .unterminatedEmbedding, offset: opener.offset)
      }
    }
    for (offset, scalar) in scalars.enumerated() {
      guard let control = BidiControl(scalar) else { continue }
      switch control {
      case .embedding, .override, .isolate:
        open.append((control, offset))
      case .popFormatting:
        // An embedding outside an isolate cannot be closed from within.
        if let last = open.last, last.control != .isolate {
          open.removeLast()
        } else {
          imbalances.append(BidiImbalance(kind: .strayPDF, offset: offset))
        }
      case .popIsolate:
        if let opener = open.lastIndex(where: { $0.control == .isolate }) {
          leaveOpen(open[(opener + 1)...])
          open.removeSubrange(opener...)
        } else {
          imbalances.append(BidiImbalance(kind: .strayPDI, offset: offset))
        }
      case .paragraphSeparator:
        leaveOpen(open[...])
        open = []
      }
    }
    leaveOpen(open[...])
    return imbalances.sorted { $0.offset < $1.offset }
  }
}

/// The characters that open and close levels, and those that end a paragraph (Bidi_Class B).
package enum BidiControl {
  /// LRE and RLE.
  case embedding
  /// LRO and RLO.
  case override
  /// LRI, RLI and FSI.
  case isolate
  /// PDF, which closes an embedding or an override.
  case popFormatting
  /// PDI, which closes an isolate.
  case popIsolate
  /// The end of a paragraph, which closes all.
  case paragraphSeparator

  /// What a scalar is; `nil` for all others, the marks LRM, RLM and ALM included.
  package init?(_ scalar: Unicode.Scalar) {
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
