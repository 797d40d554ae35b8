/// What is timed, each on the same bytes.
enum Work: String, CaseIterable {
  /// `PropertyListSerialization`, to a dictionary of strings.
  case foundation
  /// Every entry with its key, value and ranges at hand.
  case read
  /// The same, and every key and value made a `String`.
  case readAndDecode = "read-and-decode"
}

/// The least time of several runs, for each kind of work. The kinds take turns, so that all meet the same machine.
struct Measurement {
  private(set) var seconds: [Work: Double] = [:]

  init(_ samples: [Sample], runs: Int) {
    for _ in 0..<runs {
      for work in Work.allCases {
        let start = ContinuousClock.now
        for sample in samples { work.run(on: sample) }
        let elapsed = ContinuousClock.now - start
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
        self.seconds[work] = min(self.seconds[work] ?? .infinity, seconds)
      }
    }
  }

  func megabytesPerSecond(_ work: Work, of byteCount: Int) -> Double {
    Double(byteCount) / 1e6 / (seconds[work] ?? .infinity)
  }

  /// How many times as fast as Foundation.
  func ratio(_ work: Work) -> Double { (seconds[.foundation] ?? .infinity) / (seconds[work] ?? .infinity) }
}
