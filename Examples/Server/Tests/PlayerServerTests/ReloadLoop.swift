import Foundation
import L10nRuntime
import PlayerStrings
import Synchronization

/// A thread that replaces the override layers as fast as it can until it is stopped.
final class ReloadLoop: Sendable {
  private let isStopped = Atomic(false)
  private let count = Atomic(0)
  private let (ended, end) = AsyncStream<Void>.makeStream()

  /// Starts the thread.
  init(_ layers: [OverrideLayer]) {
    Thread.detachNewThread { [self] in
      var next = 0
      while !isStopped.load(ordering: .relaxed) {
        PlayerStrings.overrides.reload([layers[next % layers.count]])
        next += 1
      }
      count.store(next, ordering: .relaxed)
      end.finish()
    }
  }

  /// Stops the thread.
  ///
  /// - Returns: the number of times that it replaced the layers.
  func stop() async -> Int {
    isStopped.store(true, ordering: .relaxed)
    for await _ in ended {}
    return count.load(ordering: .relaxed)
  }
}
