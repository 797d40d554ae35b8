import Foundation
import L10nCore
import Testing

@testable import L10nLint

/// Laws of the safe fixes of any catalog.
///
/// `L10N_FIX_LAWS=20000 swift test --filter FixLawTests` tries more random catalogs; `Fuzzing/run fix` tries other bytes.
struct FixLawTests {
  @Test func holdForTheExamplesOfAllRules() {
    for rule in Rule.all where rule.fixes == .safe {
      for (index, example) in rule.examples.enumerated() where example.isBad {
        // Escapes and names are corrected.
        let fixed = FixedCatalog(example.unmarked.files, example.configuration)
        check(fixed, "\(rule.id), example \(index + 1)") { _ in false }
      }
    }
  }

  @Test func holdForRandomCatalogs() {
    let count = ProcessInfo.processInfo.environment["L10N_FIX_LAWS"].flatMap { Int($0) } ?? 6
    var changed = 0
    for seed in 0..<count {
      var random = RandomCatalog(seed: UInt64(seed))
      let fixed = FixedCatalog(random.files())
      // Except the letters of specifiers, and the stretching character of Arabic words.
      check(fixed, "seed \(seed)") { !"ldusfin\u{640}".contains($0) }
      if !fixed.result.changedFiles.isEmpty { changed += 1 }
    }
    #expect(changed > count / 4, "fixes have something to do")
  }

  private func check(_ fixed: FixedCatalog, _ name: String, keepsLetter: (Character) -> Bool) {
    if fixed.result.changedFiles.isEmpty { return }
    let comment = Comment(rawValue: "\(name)\n\(fixed.changes)")
    #expect(fixed.lost(keepsLetter: keepsLetter) == [], comment)
    #expect(fixed.newFindings == [], comment)
    #expect(fixed.unsettledFiles == [], comment)
  }
}
