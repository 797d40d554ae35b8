package import L10nRuntime

/// How the Unicode Bidirectional Algorithm sees a text, and what a reviewer should look at.
///
///     try BidiAnalysis(of: "WiFi غير متصل", in: arabic).issues   // [.firstStrongMismatch]
///
/// Offsets count Unicode scalars from 0. Source: UAX #9, on the linked ICU.
package struct BidiAnalysis: Hashable, Sendable {
  /// The direction that a text has of itself.
  package enum BaseDirection: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    /// Without a strong character outside isolates.
    case neutral
  }

  /// The direction of the runs of a text.
  package enum RunDirection: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    case mixed
  }

  /// The direction by the first strong character of the first paragraph: rules P2 and P3.
  package let baseDirection: BaseDirection
  /// The direction of the runs in a paragraph that has the locale's direction.
  package let runDirection: RunDirection
  /// What was found, by offset, then by issue; one finding for each place.
  package let findings: [BidiFinding]

  /// The analysis of a text in a locale, whose script gives the direction of the paragraph.
  /// - Throws: `ICUError` when ICU has no memory.
  package init(of text: String, in locale: LanguageTag) throws(ICUError) {
    let scalars = Array(text.unicodeScalars)
    baseDirection = try Self.baseDirection(of: scalars)
    let level: BidiLayout.Level = locale.isRightToLeft ? .rightToLeft : .leftToRight
    runDirection = try BidiLayout(of: scalars, at: level).direction
    var findings = BidiBalance.findings(in: scalars) + BidiBrackets.findings(in: scalars)
    findings += try BidiMarks.findings(in: scalars)
    if let offset = Self.firstStrongMismatch(in: scalars, base: baseDirection, isRightToLeft: locale.isRightToLeft) {
      findings.append(BidiFinding(issue: .firstStrongMismatch, offset: offset))
    }
    self.findings = findings.sorted()
  }

  /// Whether every embedding, override and isolate is closed in its paragraph, and nothing else is.
  package var isBalanced: Bool {
    !findings.contains { $0.issue.isImbalance }
  }

  /// The issues found, sorted by name, each once.
  package var issues: [BidiIssue] {
    Set(findings.map(\.issue)).sorted()
  }

  /// The offsets of the marks that change nothing.
  package var redundantMarks: [Int] {
    findings.filter { $0.issue == .redundantMark }.map(\.offset)
  }
}

extension BidiAnalysis {
  private static func baseDirection(of scalars: [Unicode.Scalar]) throws(ICUError) -> BaseDirection {
    // `ubidi_getBaseDirection` would look into isolates; a layout does not.
    let level = try BidiLayout(of: scalars, at: .firstStrongOrLeftToRight).paragraphLevel
    guard try BidiLayout(of: scalars, at: .firstStrongOrRightToLeft).paragraphLevel == level else { return .neutral }
    return level.isMultiple(of: 2) ? .leftToRight : .rightToLeft
  }

  /// The offset of the first strong character if it gives the text another direction than the
  /// locale's although the text has letters of the locale's direction.
  private static func firstStrongMismatch(
    in scalars: [Unicode.Scalar], base: BaseDirection, isRightToLeft: Bool
  ) -> Int? {
    guard base == (isRightToLeft ? .leftToRight : .rightToLeft) else { return nil }
    let hasOwnLetters = scalars.contains { scalar in
      switch StrongDirection.of(scalar) {
      case .leftToRight: !isRightToLeft
      case .rightToLeft, .arabicLetter: isRightToLeft
      case .arabicNumber, .bidiControl, .other: false
      }
    }
    guard hasOwnLetters else { return nil }
    return BidiBalance.firstStrongOffset(in: scalars)
  }
}
