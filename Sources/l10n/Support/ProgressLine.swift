import Foundation

/// A line on standard error that names the activity of a long run. It shows after half a second, only on a terminal and
/// never if `CI` is set, and is erased at the end.
struct ProgressLine: Sendable {
  /// The progress line of this run.
  static let standard = ProgressLine(
    isShown: Terminal.isCapable(STDERR_FILENO) && Terminal.environment("CI") == nil, delay: 0.5,
    write: Terminal.draw)

  private let isShown: Bool
  private let delay: Double
  private let write: @Sendable (String) -> Void
  private let start = DispatchTime.now()

  /// - Parameters:
  ///   - delay: the seconds before it is shown.
  ///   - write: writes to the terminal.
  init(isShown: Bool, delay: Double, write: @escaping @Sendable (String) -> Void) {
    (self.isShown, self.delay, self.write) = (isShown, delay, write)
  }

  /// Performs some work, and shows its name meanwhile.
  ///
  /// The cursor stays at the start of the line, so that a message overwrites it. A line that is longer than the
  /// terminal is cut, because a wrapped one could not be erased.
  func during<Result>(_ activity: String, _ work: () throws -> Result) rethrows -> Result {
    guard isShown else { return try work() }
    let done = DispatchSemaphore(value: 0)
    let erased = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      var next = max(start + delay, .now())
      var isWritten = false
      while done.wait(timeout: next) == .timedOut {
        let seconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
        write("\u{1B}[2K\(Terminal.fitting("\(activity) … \(seconds) s"))\r")
        isWritten = true
        next = .now() + 0.25
      }
      if isWritten { write("\u{1B}[2K") }
      erased.signal()
    }
    defer {
      done.signal()
      erased.wait()
    }
    return try work()
  }
}
