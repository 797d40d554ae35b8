import Foundation
import SeededNumbers
import Testing

/// Random three-way edits; `L10N_MERGES=3000 swift test --filter MergePropertyTests` makes as many of each format.
struct MergePropertyTests {
  private static let count = ProcessInfo.processInfo.environment["L10N_MERGES"].flatMap { Int($0) } ?? 60

  @Test(arguments: MergeModel.Spelling.allCases)
  func losesNothingAndInventsNothing(_ spelling: MergeModel.Spelling) {
    var generator = SeededGenerator(seed: 22)
    var (conflictCount, failures) = (0, [String]())
    for number in 0..<Self.count {
      if let failure = MergeTrial.failure(spelling, number, &generator, &conflictCount) { failures.append(failure) }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(Self.count): \(failures.first ?? "")")
    // Without conflicts the trials would prove little.
    #expect(conflictCount > Self.count / 20)
    if Self.count > 100 { print("\(Self.count) merges of \(spelling), \(conflictCount) conflicts") }
  }
}
