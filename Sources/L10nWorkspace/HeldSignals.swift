#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Signals that wait until a piece of work is done.
enum HeldSignals {
  /// Does a piece of work that ends of the terminal, of the session or of a build must not cut in two.
  ///
  /// Only the thread that calls is asked: the others of the tool are those of Dispatch, which get no such signals.
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
