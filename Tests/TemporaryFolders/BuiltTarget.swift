package import Foundation

/// A target as the package manager has built it beside the tests.
package enum BuiltTarget {
  /// The options for linking programs to object files, the same as in the tests' build. Runs under the address
  /// sanitizer are recognized by its options (`Sanitizers/run`).
  package static var linkOptions: [String] {
    ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil ? [] : ["-sanitize=address"]
  }

  /// The paths of a target's object files, in order, without those of deleted sources, which stay in a folder of
  /// products until it is deleted.
  ///
  /// - Parameter products: the folder of the products, which has a folder for each target.
  package static func objects(of target: String, in products: URL) throws -> [String] {
    let folder = products.appending(path: "\(target).build").path
    let objects = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".o") }.sorted()
    // Written for targets of Swift.
    let list = FileManager.default.contents(atPath: "\(folder)/sources").map { String(decoding: $0, as: UTF8.self) }
    let names = list.map { list in
      Set(list.split(separator: "\n").map { "\($0.split(separator: "/").last ?? "").o".replacing("'", with: "") })
    }
    return objects.filter { names?.contains($0) ?? true }.map { "\(folder)/\($0)" }
  }
}
