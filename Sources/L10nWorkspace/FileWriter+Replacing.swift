import L10nCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileWriter {
  /// A file with the contents that were read and the new ones.
  package struct Replacement: Sendable {
    package let path: String

    /// The contents that were read; `nil` if there was no file.
    package let old: [UInt8]?

    package let new: [UInt8]

    package init(path: String, old: [UInt8]?, new: [UInt8]) { (self.path, self.old, self.new) = (path, old, new) }

    /// A file that was not read because it is an output: it is read now.
    ///
    /// - Throws: `FileError` if there is something at the path that cannot be read.
    package init(output path: String, new: [UInt8]) throws {
      // Reading a terminal would wait for input.
      if FileStatus(path)?.isSpecial == true {
        throw FileError.unwritable(path, reason: FileError.reason(for: ENXIO))
      }
      do {
        self.init(path: path, old: try FileReader.bytes(of: path), new: new)
      } catch FileError.notFound {
        self.init(path: path, old: nil, new: new)
      } catch FileError.unreadable(let path, let reason) {
        throw FileError.unwritable(path, reason: reason)
      }
    }

    /// Whether the path still has the contents that were read.
    var isUntouched: Bool {
      guard let old else { return FileStatus(path) == nil }
      return FileWriter.holds(old, at: path)
    }
  }

  /// Replaces files, all or none. A file that no longer has the contents that were read is left unchanged, and so are
  /// those that are tied to it; the same applies to a file that was created or removed meanwhile.
  ///
  /// The contents are compared after the new ones have been written beside them, so that only the renaming follows.
  /// Other processes of this program wait meanwhile. A change that another program saves between the comparison and the
  /// renaming of one file, or of all files that are tied together, is lost: that is about ten microseconds a file. A
  /// process that is killed in that time leaves the first files changed and the others unchanged.
  ///
  /// - Parameter ties: paths of files that are changed together or not at all.
  /// - Returns: the paths of the files that are left unchanged, in the order of the files.
  /// - Throws: `FileError` with the path and the system's reason; all files are then unchanged.
  package static func replace(_ files: [Replacement], ties: Set<Set<String>> = []) throws -> [String] {
    var left: Set<String> = []
    try HeldSignals.during {
      for folder in Set(files.map { folder(of: $0.path) }) { StagedFile.removeLeftovers(in: folder) }
      var done: [Replacement] = []
      do {
        for group in groups(of: files, ties) {
          if try replaceAll(group) { done += group } else { left.formUnion(group.map(\.path)) }
        }
      } catch {
        undo(done)
        throw error
      }
    }
    return files.map(\.path).filter(left.contains)
  }

  /// Replaces files unless one of them has been touched.
  ///
  /// - Parameter isForced: whether the files are replaced regardless of their contents.
  /// - Returns: whether they are replaced.
  static func replaceAll(_ files: [Replacement], isForced: Bool = false) throws -> Bool {
    var isUntouched: Bool { isForced || files.allSatisfy(\.isUntouched) }
    guard isUntouched else { return false }
    let staged = try files.map { try StagedFile($0.new, for: $0.path) }
    // In one order, so that no two processes wait for each other.
    let locks = files.map(\.path).sorted().compactMap { FileLock($0) }
    defer { withExtendedLifetime(locks) {} }
    guard isUntouched else { return false }
    for (index, file) in staged.enumerated() {
      do {
        if try file.takePlace(ofNothing: !isForced && files[index].old == nil) { continue }
        undo(Array(files[..<index]))
        return false
      } catch {
        undo(Array(files[..<index]))
        throw error
      }
    }
    return true
  }

  /// Restores files that have the contents that were written. A failure here is ignored: the first failure gives the
  /// reason.
  static func undo(_ files: [Replacement]) {
    for file in files.reversed() where holds(file.new, at: file.path) {
      if let old = file.old {
        _ = try? replaceAll([Replacement(path: file.path, old: file.new, new: old)])
      } else {
        remove(file.path)
      }
    }
  }

  /// The files in groups that are tied together, in the order of their first files.
  private static func groups(of files: [Replacement], _ ties: Set<Set<String>>) -> [[Replacement]] {
    // The first file of each file's group: a group that a tie joins to another one takes its first file.
    var first = Dictionary(files.map { ($0.path, $0.path) }, uniquingKeysWith: { first, _ in first })
    for tie in ties {
      let joined = Set(tie.compactMap { first[$0] })
      guard joined.count > 1, let name = joined.min() else { continue }
      for (path, group) in first where joined.contains(group) { first[path] = name }
    }
    return files.grouped { first[$0.path] ?? $0.path }
  }
}
