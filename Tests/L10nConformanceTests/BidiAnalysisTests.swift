import L10nRuntime
import Testing

@testable import l10n_conformance

@Suite struct BidiAnalysisTests {
  /// A locale, a text, its base and run direction, and findings as `issue@offset`.
  @Test(arguments: [
    ("en", "Play", "ltr", "ltr", ""),
    ("en", "", "neutral", "ltr", ""),
    ("ar", "", "neutral", "rtl", ""),
    ("en", "12:30 🎬", "neutral", "ltr", ""),
    ("ar", "تشغيل", "rtl", "rtl", ""),
    ("ar", "٣ فيديوهات", "rtl", "mixed", ""),
    ("ar", "HDR مفعل", "ltr", "mixed", "first-strong-mismatch@0"),
    ("ar", "(4K) مفعل", "ltr", "mixed", "first-strong-mismatch@2"),
    ("ar", "\u{200F}HDR مفعل", "rtl", "mixed", ""),
    ("ar", "\u{2068}HDR\u{2069} مفعل", "rtl", "mixed", ""),
    ("ar", "HDR", "ltr", "mixed", ""),
    ("en", "שלום", "rtl", "mixed", ""),
    ("en", "שלום there", "rtl", "mixed", "first-strong-mismatch@0"),
    ("en", "\u{2067}שלום\u{2069} there", "ltr", "mixed", ""),
    ("en", "a\u{202A}b\u{202C}", "ltr", "ltr", "embedding@1"),
    ("en", "a\u{202E}b", "ltr", "mixed", "override@1 unterminated-embedding@1"),
    ("en", "a\u{202C}\u{2069}", "ltr", "ltr", "stray-pdf@1 stray-pdi@2"),
    ("en", "\u{2066}a\n\u{2069}b", "neutral", "ltr", "unterminated-isolate@0 stray-pdi@3"),
    ("en", "\u{2066}\u{202B}a\u{2069}\u{202C}", "neutral", "mixed", "embedding@1 unterminated-embedding@1 stray-pdf@4"),
    ("en", "a\u{200E} b", "ltr", "ltr", "redundant-mark@1"),
    ("en", "🎬 a\u{200E} b", "ltr", "ltr", "redundant-mark@3"),
    ("en", "C++\u{200E}", "ltr", "ltr", ""),
    ("en", "42\u{200E}", "ltr", "ltr", ""),
    ("he", "שלום\u{200F}!\u{200F}", "rtl", "rtl", "redundant-mark@4"),
    ("ar", "نص\u{61C} نص", "rtl", "rtl", "redundant-mark@2"),
    ("ar", "\u{200F}", "rtl", "rtl", ""),
    ("en", "\u{2066}a\u{202C}\u{2069}", "neutral", "ltr", "stray-pdf@2"),
    ("ar", "\u{61C}10–20", "rtl", "mixed", ""),
    ("en", "one\u{200E} a\ntwo\u{200E} b", "ltr", "ltr", "redundant-mark@3 redundant-mark@10"),
    ("en", "\u{202B}ب\u{200E}ب\u{202C}", "rtl", "mixed", "embedding@0 redundant-mark@2"),
    ("ar", ")نص(", "rtl", "rtl", "unpaired-brackets@0 unpaired-brackets@3"),
    ("en", "([a)] b", "ltr", "ltr", "unpaired-brackets@1 unpaired-brackets@4"),
    ("en", "(a\nb)", "ltr", "ltr", ""),
    ("ja", "「再生」〈あ\u{232A}", "ltr", "ltr", ""),
  ])
  func describesATextInALocale(locale: String, text: String, base: String, run: String, findings: String) throws {
    let analysis = try BidiAnalysis(of: text, in: #require(LanguageTag(locale)))
    #expect(analysis.baseDirection.rawValue == base)
    #expect(analysis.runDirection.rawValue == run)
    #expect(analysis.findings.map { "\($0.issue.rawValue)@\($0.offset)" }.joined(separator: " ") == findings)
    #expect(analysis.issues == Set(analysis.findings.map(\.issue)).sorted())
    #expect(analysis.isBalanced == !["stray", "unterminated"].contains { findings.contains($0) })
    #expect(analysis.redundantMarks.count == findings.split(separator: " ").count { $0.hasPrefix("redundant-mark") })
  }
}
