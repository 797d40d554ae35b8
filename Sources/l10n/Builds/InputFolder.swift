import Foundation

/// A folder with links to the inputs of one request alone, for a build system that gives the worker no sandbox: what an action
/// does not name is not read, so its result is the same on every machine.
struct InputFolder {
  /// Where Bazel has what actions write, below the folder in which workers start.
  private static let outputs = "bazel-out"

  let path: String

  /// - Parameters:
  ///   - inputs: paths below the home.
  ///   - home: the folder in which the worker was started.
  init(of inputs: [String], in home: String) throws {
    path = "\(NSTemporaryDirectory())/l10n-inputs-\(UUID().uuidString)"
    let files = FileManager.default
    var folders: Set<String> = []
    for input in inputs + [Self.outputs] where !input.hasPrefix("/") && !input.hasPrefix(Self.outputs + "/") {
      let link = "\(path)/\(input)"
      let folder = URL(filePath: link).deletingLastPathComponent().path
      if folders.insert(folder).inserted {
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      try files.createSymbolicLink(atPath: link, withDestinationPath: "\(home)/\(input)")
    }
  }

  /// Removes the links.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
