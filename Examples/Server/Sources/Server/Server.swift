import Foundation
import Hummingbird
import PlayerServer

/// Serves the texts of a video player.
///
///     Server --port 8080 Overrides/acme Overrides/demo
@main
struct Server {
  static func main() async throws {
    var folders = Array(CommandLine.arguments.dropFirst())
    var port = 8080
    if folders.first == "--port" {
      guard folders.count > 1, let number = Int(folders[1]), 0...65535 ~= number else { usage() }
      port = number
      folders.removeFirst(2)
    }
    guard !folders.contains(where: { $0.hasPrefix("-") }) else { usage() }
    let overrides = OverrideFolders(folders)
    for problem in try await overrides.reload().problems {
      print("\(problem.layer)/\(problem.file):\(problem.line):\(problem.column): warning: \(problem.message)")
    }
    try await playerApplication(at: .hostname("127.0.0.1", port: port), overrides: overrides).runService()
  }

  private static func usage() -> Never {
    print("usage: Server [--port NUMBER] [FOLDER…]")
    exit(64)
  }
}
