extension BidiAnalysis {
  /// The embeddings, overrides and isolates of a text that are not closed in their paragraph, and the closing
  /// characters that close nothing, by offset.
  package static func imbalances(in text: String) -> [BidiFinding] {
    BidiBalance.findings(in: Array(text.unicodeScalars)).filter(\.issue.isImbalance).sorted()
  }
}
