import Hummingbird
import Logging
import NIOCore
import PlayerServer
import PlayerStrings
import ServiceLifecycle

/// The server on a free port, with a client for it.
struct RunningServer: Sendable {
  let port: Int

  /// The folders from which the server reads overrides.
  let overrides: OverrideFolders

  /// Starts the server, calls a function, and stops the server.
  static func run<Result: Sendable>(
    overrides folders: [String] = [], _ body: @escaping @Sendable (RunningServer) async throws -> Result
  ) async throws -> Result {
    let overrides = OverrideFolders(folders)
    let (ports, found) = AsyncStream<Int>.makeStream()
    let application = playerApplication(at: .hostname("127.0.0.1", port: 0), overrides: overrides) { channel in
      if let port = channel.localAddress?.port { found.yield(port) }
      found.finish()
    }
    var logger = Logger(label: "tests")
    logger.logLevel = .error
    let services = ServiceGroup(services: [application], logger: logger)
    async let running: Void = services.run()
    defer { PlayerStrings.overrides.reload([]) }
    guard let port = await ports.first(where: { _ in true }) else { throw NotRunning() }
    let result: Result
    do {
      result = try await body(RunningServer(port: port, overrides: overrides))
    } catch {
      await services.triggerGracefulShutdown()
      throw error
    }
    await services.triggerGracefulShutdown()
    try await running
    return result
  }

  /// The answer to one request.
  func ask(_ request: RawRequest) async throws -> RawAnswer {
    guard let answer = try await ask([request]).first else { throw NotRunning() }
    return answer
  }

  /// The answers to requests that are all sent over one connection before the first answer is read; fewer if the server
  /// closes the connection.
  func ask(_ requests: [RawRequest]) async throws -> [RawAnswer] {
    try await RawConnection.exchange(requests, port: port)
  }
}

/// The server did not start, or closed the connection without an answer.
struct NotRunning: Error {}
