#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileWriter {
  /// A file that is to hold something else than was read from it.
  package struct Replacement: Sendable {
    package let path: String
    package let old: [UInt8]
    package let new: [UInt8]

    package init(path: String, old: [UInt8], new: [UInt8]) { (self.path, self.old, self.new) = (path, old, new) }
  }

  /// Replaces files, all or none. One that no longer holds what was read from it is left alone, and so are those that
  /// are tied to it.
  ///
  /// - Parameter ties: paths of files that are changed together or not at all.
  /// - Returns: the paths of the files that are left alone, in the order of the files.
  /// - Throws: `FileError` with the path and the system's reason; all files are then as they were.
  package static func replace(_ files: [Replacement], ties: Set<Set<String>> = []) throws -> [String] {
    var left = Set(files.filter { !holds($0.old, at: $0.path) }.map(\.path))
    var count = -1
    while left.count > count {
      count = left.count
      for tie in ties where !tie.isDisjoint(with: left) { left.formUnion(tie) }
    }
    try write(files.filter { !left.contains($0.path) }.map { ($0.path, $0.new) })
    return files.map(\.path).filter(left.contains)
  }
}
