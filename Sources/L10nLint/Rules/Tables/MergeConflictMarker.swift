import L10nCore
import StringsFormat

extension Rule {
  static let mergeConflictMarker = Rule(
    id: "merge-conflict-marker", severity: .error,
    summary: "A merge conflict was left in a table or in a text.",
    rationale: "Between entries, Foundation drops everything behind it; inside a text, users read both sides.",
    sources: ["git-merge, How conflicts are presented"],
    examples: [
      .bad([
        "en.lproj/Player.strings":
          "\"a\" = \"1\";\n⟦<<<<<<< HEAD⟧\n\"b\" = \"2\";\n=======\n\"b\" = \"3\";\n>>>>>>> x\n"
      ]),
      .bad([
        "ja.lproj/Player.strings": "\"a\" = \"再生\n⟦<<<<<<< HEAD⟧\n停止\n=======\n一時停止\n>>>>>>> main\n\";"
      ]),
      .bad(["fr.lproj/Player.strings": #""a" = "⟦<<<<<<< HEAD⟧\nLire\n=======\nDémarrer\n>>>>>>> main";"#]),
      .good([
        "en.lproj/Player.strings": #""a" = "News\n=======\nAll videos"; "b" = "<<<<<<< 10 >>>>>>> 20"; "c" = "<<< x";"#,
        "ar.lproj/Player.strings": "/*\n<<<<<<<\n*/\n\"a\" = \"تشغيل\\n<<<<<<<<\\n>>>>>>> x\";",
      ]),
    ],
    claims: [.mergeConflict]
  ) { context in
    let reported = context.catalog.files.flatMap { file in
      file.findings.filter { $0.kind == .mergeConflict }.map { RuleFinding($0, in: file) }
    }
    return reported
      + context.texts.compactMap { text in
        guard text.traits.contains([.lineBreaks, .markup]), let marker = text.string.firstConflictMarker else {
          return nil
        }
        return RuleFinding(
          "'\(text.entry.key)' holds a merge conflict", at: marker, in: text,
          help: "keep one side and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'")
      }
  }
}

extension String {
  /// The line with which a conflict opens, in UTF-8 offsets, where one follows that closes it.
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
