/// The clock of a run.
enum Stopwatch {
  private static let start = ContinuousClock.now

  /// Seconds since the first call.
  static func now() -> Double {
    let elapsed = (ContinuousClock.now - start).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
  }
}
