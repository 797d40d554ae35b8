import L10nCore
import L10nICU

/// Finds the marks LRM, RLM and ALM without which a text is laid out the same.
enum BidiMarks {
  /// The marks whose removal, one at a time, changes no level and no paragraph's direction, whatever
  /// the direction of the display.
  static func findings(in scalars: [Unicode.Scalar]) throws(ICUError) -> [BidiFinding] {
    var findings: [BidiFinding] = []
    for paragraph in paragraphs(of: scalars) {
      let marks = paragraph.indices.filter { isMark(paragraph[$0]) }
      guard !marks.isEmpty else { continue }
      let layouts = try layouts(of: paragraph)
      for mark in marks {
        // Marks are one UTF-16 unit each, so the levels without one line up around it.
        let unit = paragraph[..<mark].reduce(0) { $0 + UTF16.width($1) }
        let without = try Self.layouts(of: paragraph[..<mark] + paragraph[(mark + 1)...])
        let isRedundant = zip(layouts, without).allSatisfy { with, without in
          var levels = with.levels
          levels.remove(at: unit)
          return levels == without.levels
        }
        if isRedundant { findings.append(BidiFinding(issue: .redundantMark, offset: mark)) }
      }
    }
    return findings
  }

  private static func layouts(of paragraph: ArraySlice<Unicode.Scalar>) throws(ICUError) -> [BidiLayout] {
    // ICU gives a text of one direction the paragraph's level throughout, embeddings or not. A last
    // paragraph of both directions makes it resolve all levels, and touches none before it. The
    // separator has the paragraph's own level, so that of a text of marks alone is compared too.
    let probe: [Unicode.Scalar] = ["\u{2029}", "\u{5D0}", "a"]
    var layouts: [BidiLayout] = []
    for level in BidiLayout.Level.allCases {
      layouts.append(try BidiLayout(of: paragraph + probe, at: level))
    }
    return layouts
  }

  /// The paragraphs with their separators, as slices that keep the text's offsets.
  private static func paragraphs(of scalars: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    var paragraphs: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    for (offset, scalar) in scalars.enumerated() where BidiControl(scalar) == .paragraphSeparator {
      paragraphs.append(scalars[start...offset])
      start = offset + 1
    }
    return paragraphs + [scalars[start...]]
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    ["\u{200E}", "\u{200F}", "\u{61C}"].contains(scalar)
  }
}
