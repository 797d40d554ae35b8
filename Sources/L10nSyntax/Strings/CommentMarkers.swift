/// The comment line that silences rules of the linter.
///
///     /* l10n:ignore missing-key -- sold in France only */     for one entry
///     /* l10n:ignore-file unknown-escape */                    for the whole file
public enum SuppressionMarker {
  /// The first word of the line.
  public static let text = "l10n:ignore"

  /// Whether a comment's line, without comment marks and surrounding blanks, is a marker.
  static func isMarkerLine(_ line: Substring) -> Bool {
    guard line.utf8.starts(with: text.utf8) else { return false }
    let next = line.utf8.dropFirst(text.utf8.count).first
    return next.map { $0.isSpaceOrControl || $0 == UInt8(ascii: "-") } ?? true
  }
}

extension String {
  /// A comment without the lines that are meant for this tool, `UntranslatedMarker` and `SuppressionMarker`; `nil` if
  /// nothing else is left.
  public var withoutMarkerLines: String? {
    guard mayHoldMarkers else { return self }
    let lines = split(separator: "\n", omittingEmptySubsequences: false).filter {
      $0 != UntranslatedMarker.text && !SuppressionMarker.isMarkerLine($0)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Whether the text contains the letter and the digit with which all markers begin, which few comments do.
  private var mayHoldMarkers: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: "1"), previous == UInt8(ascii: "l") { return true }
      previous = byte
    }
    return false
  }
}
