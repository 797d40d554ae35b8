#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Delays signals until a piece of work is done.
enum HeldSignals {
  /// Performs work that the end of the terminal, the session or a build must not interrupt.
  ///
  /// Only the calling thread blocks the signals: the others of the tool belong to Dispatch, which gets no such signals.
  static func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }
}
