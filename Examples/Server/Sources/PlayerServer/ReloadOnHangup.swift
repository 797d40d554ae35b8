import Hummingbird
import Logging
import ServiceLifecycle
import UnixSignals

/// Reads the override files again whenever the process receives the signal SIGHUP.
struct ReloadOnHangup: Service {
  let overrides: OverrideFolders
  let logger: Logger

  func run() async throws {
    let hangups = await UnixSignalsSequence(trapping: .sighup)
    for await _ in hangups.cancelOnGracefulShutdown() {
      do {
        let report = try await overrides.reload()
        logger.info("overrides reloaded", metadata: ["layers": "\(report.layers.count)"])
        for problem in report.problems {
          logger.warning("\(problem.layer)/\(problem.file):\(problem.line):\(problem.column): \(problem.message)")
        }
      } catch {
        logger.error("overrides not reloaded: \(error)")
      }
    }
  }
}
