import AllocationCounting

/// What is timed: one call, many times over.
struct Row {
  let name: String

  /// Runs the call a number of times.
  let run: (_ times: Int) -> Void

  init(_ name: String, _ call: @escaping () -> Void) {
    self.name = name
    run = { times in
      for _ in 0..<times { call() }
    }
  }
}

/// The least time of several runs, and the allocations, of one call.
struct RowMeasurement {
  private(set) var nanoseconds = Double.infinity
  private(set) var allocations = 0.0

  private var times = 1

  /// Finds out how many calls make a run of about ten milliseconds; these calls also warm what is made on first use.
  ///
  /// Three runs must take that long: one alone may be a single call that the machine interrupted, and then nothing is warm.
  init(warming row: Row) {
    row.run(1)
    while (0..<3).contains(where: { _ in Self.seconds({ row.run(times) }) < 0.01 }) { times *= 2 }
    let before = allocation_count()
    row.run(times)
    allocations = Double(allocation_count() - before) / Double(times)
  }

  mutating func run(_ row: Row) {
    nanoseconds = min(nanoseconds, Self.seconds { row.run(times) } * 1e9 / Double(times))
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    let elapsed = ContinuousClock.now - start
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
  }
}

/// Uses a value, so that the compiler cannot leave out what makes it.
@inline(never) func keep<Value>(_ value: Value) {}
