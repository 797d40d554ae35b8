import L10nLint

/// Durations, the longest first.
struct TimingTable {
  private let rows: [(name: String, seconds: Double)]

  init(reading: Double, _ timings: [RuleTiming]) {
    let rules = timings.filter { $0.id != nil }.sorted { ($1.seconds, $0.id ?? "") < ($0.seconds, $1.id ?? "") }
    rows =
      [("reading", reading)]
      + (timings.filter { $0.id == nil } + rules).map { ($0.id ?? "what rules share", $0.seconds) }
  }

  /// Lines such as `  12.3 ms  missing-key`.
  var text: String {
    rows.map { row in
      let tenths = Int((row.seconds * 10_000).rounded())
      let number = "\(tenths / 10).\(tenths % 10)"
      return String(repeating: " ", count: max(0, 9 - number.count)) + "\(number) ms  \(row.name)\n"
    }.joined()
  }
}
