import L10nCore

/// Something about the direction of a text that a reviewer should look at.
enum BidiIssue: String, CaseIterable, Comparable, Sendable {
  /// An LRE, RLE, LRO or RLO that its paragraph does not close with a PDF.
  case unterminatedEmbedding = "unterminated-embedding"
  /// An LRI, RLI or FSI that its paragraph does not close with a PDI.
  case unterminatedIsolate = "unterminated-isolate"
  /// A PDF that closes nothing.
  case strayPDF = "stray-pdf"
  /// A PDI that closes nothing.
  case strayPDI = "stray-pdi"
  /// An LRO or RLO, which turns letters round.
  case override
  /// An LRE or RLE, which changes the order of the text around it; isolates do not.
  case embedding
  /// A mark without which every character keeps its level.
  case redundantMark = "redundant-mark"
  /// A bracket without its partner, as when parentheses were swapped by hand.
  case unpairedBrackets = "unpaired-brackets"
  /// A first word of the other direction, by which first-strong displays lay out the text.
  case firstStrongMismatch = "first-strong-mismatch"

  /// The issue that a control without its partner is.
  init(_ imbalance: BidiImbalance.Kind) {
    self =
      switch imbalance {
      case .unterminatedEmbedding: .unterminatedEmbedding
      case .unterminatedIsolate: .unterminatedIsolate
      case .strayPDF: .strayPDF
      case .strayPDI: .strayPDI
      }
  }

  /// Orders issues by name.
  static func < (left: BidiIssue, right: BidiIssue) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// An issue and the character that it is about.
struct BidiFinding: Hashable, Comparable, Sendable {
  /// What is the matter.
  let issue: BidiIssue
  /// The offset of the character in Unicode scalars from 0.
  let offset: Int

  /// Orders findings by offset, then by issue.
  static func < (left: BidiFinding, right: BidiFinding) -> Bool {
    (left.offset, left.issue) < (right.offset, right.issue)
  }
}
