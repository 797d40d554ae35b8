import L10nCore
import L10nICU
import L10nRuntime

/// How the Unicode Bidirectional Algorithm sees a text, and what a reviewer should look at.
///
///     try BidiAnalysis(of: "WiFi غير متصل", in: arabic).issues   // [.firstStrongMismatch]
///
/// Offsets count Unicode scalars from 0. Source: UAX #9, on the linked ICU.
struct BidiAnalysis: Hashable, Sendable {
  /// The direction that a text has of itself.
  enum BaseDirection: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    /// Without a strong character outside isolates.
    case neutral
  }

  /// The direction of the runs of a text.
  enum RunDirection: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
    case mixed
  }

  /// The direction by the first strong character of the first paragraph: rules P2 and P3.
  let baseDirection: BaseDirection
  /// The direction of the runs in a paragraph that has the locale's direction.
  let runDirection: RunDirection
  /// Whether every embedding, override and isolate is closed in its paragraph, and nothing else is.
  let isBalanced: Bool
  /// What was found, by offset, then by issue; one finding for each place.
  let findings: [BidiFinding]

  /// The analysis of a text in a locale, whose script gives the direction of the paragraph.
  /// - Throws: `ICUError` when ICU has no memory.
  init(of text: String, in locale: LanguageTag) throws(ICUError) {
    let scalars = Array(text.unicodeScalars)
    baseDirection = try Self.baseDirection(of: scalars)
    let level: BidiLayout.Level = locale.isRightToLeft ? .rightToLeft : .leftToRight
    runDirection = try BidiLayout(of: scalars, at: level).direction
    let imbalances = BidiBalance.imbalances(in: scalars)
    isBalanced = imbalances.isEmpty
    var findings = imbalances.map { BidiFinding(issue: BidiIssue($0.kind), offset: $0.offset) }
    findings += Self.embeddings(in: scalars) + BidiBrackets.findings(in: scalars)
    findings += try BidiMarks.findings(in: scalars)
    if let offset = Self.firstStrongMismatch(in: scalars, base: baseDirection, isRightToLeft: locale.isRightToLeft) {
      findings.append(BidiFinding(issue: .firstStrongMismatch, offset: offset))
    }
    self.findings = findings.sorted()
  }

  /// The issues found, sorted by name, each once.
  var issues: [BidiIssue] {
    Set(findings.map(\.issue)).sorted()
  }

  /// The offsets of the marks that change nothing.
  var redundantMarks: [Int] {
    findings.filter { $0.issue == .redundantMark }.map(\.offset)
  }
}

extension BidiAnalysis {
  /// Every embedding and override, closed or not.
  private static func embeddings(in scalars: [Unicode.Scalar]) -> [BidiFinding] {
    scalars.enumerated().compactMap { offset, scalar in
      switch BidiControl(scalar) {
      case .embedding: BidiFinding(issue: .embedding, offset: offset)
      case .override: BidiFinding(issue: .override, offset: offset)
      default: nil
      }
    }
  }

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
    return firstStrongOffset(in: scalars)
  }
  /// The offset of the first strong character or mark of the first paragraph, isolates skipped: P2.
  private static func firstStrongOffset(in scalars: [Unicode.Scalar]) -> Int? {
    var depth = 0
    for (offset, scalar) in scalars.enumerated() {
      switch BidiControl(scalar) {
      case .isolate: depth += 1
      case .popIsolate: depth = max(0, depth - 1)
      case .paragraphSeparator: return nil
      case .embedding, .override, .popFormatting: continue
      case nil:
        guard depth == 0 else { continue }
        switch StrongDirection.of(scalar) {
        // Of the controls only the marks U+061C, U+200E and U+200F are left here.
        case .leftToRight, .rightToLeft, .arabicLetter, .bidiControl: return offset
        case .arabicNumber, .other: continue
        }
      }
    }
    return nil
  }
}
