import Foundation

/// Finds programs of this machine.
enum InstalledProgram {
  /// The path of a program that can be run; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - names: the first one that is in a folder of `PATH` is used.
  ///   - variable: an environment variable with the program's path; if it is set, nothing else is tried.
  static func path(of names: [String], variable: String) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let known = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    let named = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    return (named.map { [$0] } ?? known).first {
      FileReader.isFile($0) && FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
