internal import Foundation
internal import L10nSyntax

/// Checks that readers take at most ten times as long for ten times the input.
///
/// Times depend on the machine and on memory, so the bound is generous, times below a hundredth of a second do not
/// count, and a time that seems slow is measured again. A reader that scans the rest of the file for each line takes a
/// hundred times as long.
struct LinearTime {
  private static let bound = 30.0
  private static let floor = 0.01

  /// The size of the largest input of fixed patterns, in bytes.
  let size: Int

  /// The number of random patterns; their inputs have a tenth of the size.
  let samples: Int
  let seed: UInt64

  /// Prints the patterns that take too long.
  /// - Returns: whether no pattern takes too long.
  func check() -> Bool {
    let fixed =
      HostilePattern.oldStyle + HostilePattern.oldStyle.map(\.inUTF16) + HostilePattern.xml + HostilePattern.json
      + HostilePattern.binary
    var slow = fixed.count { isSlow($0, size: size) }
    var generator = SeededGenerator(state: seed)
    for _ in 0..<samples where isSlow(HostilePattern.random(&generator), size: size / 10) { slow += 1 }
    print("\(fixed.count + samples) patterns, \(slow) not read in linear time")
    return slow == 0
  }

  /// Goes from small sizes to large ones and stops at the first that takes too long, so that a slow pattern does not
  /// run forever.
  private func isSlow(_ pattern: HostilePattern, size: Int) -> Bool {
    var times: [Double] = []
    for size in [size / 1000, size / 100, size / 10, size] {
      let input = pattern.input(size)
      var time = Self.time(input)
      if let last = times.last, time > Self.floor, time > Self.bound * last {
        // Measures twice more, and the smaller input with it: a busy machine may be slow for a while.
        time = min(time, Self.time(input), Self.time(input))
        let least = max(last, Self.time(pattern.input(size / 10)))
        if time > Self.floor, time > Self.bound * least {
          let (before, after) = (Self.milliseconds(least), Self.milliseconds(time))
          print("\(pattern.description): \(before) ms, ten times as much \(after) ms")
          return true
        }
      }
      times.append(time)
    }
    return false
  }

  /// The processor time in seconds of reading an input in every way, and of formatting it.
  private static func time(_ input: [UInt8]) -> Double {
    let start = clock()
    let table = StringsTable(input)
    let rules = StringsdictTable(table.document)
    _ = table.document.comments.indices.map(table.document.commentText)
    let json = JSONDocument(input)
    let formatted = try? TableFormatter(order: .byKey).formatted(table.document)
    precondition(table.findings.count + rules.findings.count + json.findings.count + (formatted?.count ?? 0) >= 0)
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }

  private static func milliseconds(_ seconds: Double) -> String {
    String(Double(Int(seconds * 10_000)) / 10)
  }
}

/// A small generator whose numbers are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
