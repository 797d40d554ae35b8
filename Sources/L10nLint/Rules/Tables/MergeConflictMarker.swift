import L10nCore
import L10nSyntax

extension Rule {
  static let mergeConflictMarker: Rule = Rule(
    id: "merge-conflict-marker", severity: .error,
    summary: "A merge conflict was left in a table or in a text.",
    claims: [.mergeConflict]
  ) { context, _ in
    let reported = context.catalog.files.flatMap { file in
      file.findings.filter { $0.kind == .mergeConflict }.map { Diagnostic($0, in: file) }
    }
    return reported
      + context.texts.compactMap { text in
        guard text.traits.contains([.lineBreaks, .markup]), let marker = text.string.firstConflictMarker else {
          return nil
        }
        return Diagnostic(
          "'\(text.entry.key)' holds a merge conflict", at: marker, in: text,
          help: "keep one side and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'")
      }
  }
}

extension String {
  /// The line that opens a conflict, in UTF-8 offsets, if another one closes it.
  fileprivate var firstConflictMarker: Range<Int>? {
    var opening: Range<Int>?
    var offset = 0
    for line in utf8.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if opening == nil, line.starts(with: "<<<<<<< ".utf8) { opening = offset..<offset + line.count }
      if let opening, line.starts(with: ">>>>>>> ".utf8) { return opening }
      offset += line.count + 1
    }
    return nil
  }
}
