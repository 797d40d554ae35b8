/// A bidirectional control without its partner.
package struct BidiImbalance: Hashable, Sendable {
  /// The kinds of imbalance.
  package enum Kind: Sendable {
    /// An LRE, RLE, LRO or RLO that is not closed with a PDF in its paragraph.
    case unterminatedEmbedding
    /// An LRI, RLI or FSI that is not closed with a PDI in its paragraph.
    case unterminatedIsolate
    /// A PDF that closes none.
    case strayPDF
    /// A PDI that closes none.
    case strayPDI
  }

  /// The kind of the imbalance.
  package let kind: Kind
  /// The offset of the control in Unicode scalars, from 0.
  package let offset: Int
}

/// Checks the pairs of embeddings, overrides and isolates, which ICU lays out without reporting imbalances.
///
/// Source: UAX #9, BD8 to BD13 and X1 to X8, without the depth limit.
package enum BidiBalance {
  /// The embeddings, overrides and isolates that are not closed in their paragraph, and the closing characters without
  /// an opening one, by offset.
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
        // An embedding outside an isolate cannot be closed within it.
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
  /// The end of a paragraph, which closes everything.
  case paragraphSeparator

  /// The control for a scalar; `nil` for all others, including the marks LRM, RLM and ALM.
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
