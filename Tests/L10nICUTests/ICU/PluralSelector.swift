import CICUReference
import L10nRuntime

@testable import L10nICU

/// ICU's own plural rules, against which the frozen `PluralRules` are checked.
struct PluralSelector: ~Copyable {
  private let rules: OpaquePointer
  private let tag: String

  /// The rules of a locale.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  init(for tag: LanguageTag, type: PluralRuleType = .cardinal) throws(ICUError) {
    let task = "plural rules of '\(tag)'"
    let opened = try callICU(for: task) { cicu_plural_rules_open(tag.description, type == .ordinal, &$0) }
    guard let opened else { throw ICUError(task: task, status: "no rules") }
    rules = opened
    self.tag = tag.description
  }

  deinit {
    cicu_plural_rules_close(rules)
  }

  /// The category of a decimal number (ASCII, `-1.50`), all its digits visible.
  func category(of number: String) throws(ICUError) -> PluralCategory {
    try category(of: number, skeleton: Self.skeleton(showing: [number]))
  }

  /// The category of a decimal number (ASCII) in the locale's long compact notation: "1.2 million".
  func compactCategory(of number: String) throws(ICUError) -> PluralCategory {
    try category(of: number, skeleton: "compact-long")
  }

  /// The category of a range of decimal numbers, shown with the fraction digits of the longer one.
  func category(from start: String, to end: String) throws(ICUError) -> PluralCategory {
    let skeleton = Self.skeleton(showing: [start, end])
    return try category(for: "the plural category of \(start)–\(end)") { status in
      cicu_plural_rules_select_range(rules, tag, skeleton, start, end, &status)
    }
  }

  private func category(of number: String, skeleton: String) throws(ICUError) -> PluralCategory {
    try category(for: "the plural category of \(number)") { status in
      cicu_plural_rules_select(rules, tag, skeleton, number, &status)
    }
  }

  private func category(for task: String, _ select: (inout Int32) -> Int32) throws(ICUError) -> PluralCategory {
    PluralCategory(position: UInt8(clamping: try callICU(for: task, select)))
  }

  /// The skeleton of a format that shows exactly the fraction digits of the number that has most.
  private static func skeleton(showing numbers: [String]) -> String {
    let zeros = numbers.map(zeros(after:)).max { $0.count < $1.count } ?? ""
    return zeros.isEmpty ? "precision-integer" : "." + zeros
  }

  private static func zeros(after number: String) -> String {
    let digits = number.firstIndex(of: ".").map { number[$0...].dropFirst().count } ?? 0
    return String(repeating: "0", count: digits)
  }
}
