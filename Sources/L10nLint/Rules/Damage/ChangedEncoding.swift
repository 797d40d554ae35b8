import L10nCore
import L10nSyntax

extension Rule {
  static let changedEncoding: Rule = Rule(
    id: "changed-encoding", severity: .warning, use: .comparing, reach: .allTables,
    summary: "A table is written in another encoding, or with other line ends."
  ) { context, _ in
    context.filePairs.filter(\.now.table.isSource).compactMap { pair in
      let (now, before) = (pair.now.source, pair.before.source)
      let clause: String? =
        if now.encoding != before.encoding {
          "the file was in \(before.encoding.rawValue) and is in \(now.encoding.rawValue)"
        } else if now.hasByteOrderMark != before.hasByteOrderMark {
          "the file \(now.hasByteOrderMark ? "got a" : "lost its") byte order mark"
        } else if let (new, old) = zip(now.lineEnd, before.lineEnd), new != old {
          "the lines ended with \(old) and end with \(new)"
        } else {
          nil
        }
      return clause.map {
        Diagnostic(
          $0, at: pair.now.location(0..<0), subject: pair.now.subject(), help: "write the file as it was written before"
        )
      }
    }
  }

  private static func zip(_ first: String?, _ second: String?) -> (String, String)? {
    if let first, let second { (first, second) } else { nil }
  }
}

extension SourceText {
  /// The name of the first line end; `nil` for a text of one line.
  fileprivate var lineEnd: String? {
    guard let end = utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    if utf8[end] == 0x0A { return "LF" }
    return end + 1 < utf8.count && utf8[end + 1] == 0x0A ? "CR LF" : "CR"
  }
}
