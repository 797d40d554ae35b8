package import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder of what earlier runs found out, by what it was found out from. Any number of processes may use it at once:
/// an entry appears as a whole, and one that is damaged counts for none.
///
/// Nothing here fails a run: what cannot be read or written is found out again.
///
/// A class, for a failure is told once.
package final class WorkCache: KeptEntries {
  /// How many bytes the entries may have together. Beyond that those that were written longest ago go.
  package static let limit = 500_000_000

  /// What readers and writers of sealed entries have to be.
  package let program: String

  private let root: String
  private let folder: String
  private let fail: @Sendable (_ reason: String) -> Void

  /// What comes of writing.
  private enum State {
    case new, writing, failed
  }

  private let state = Guarded(State.new)

  /// - Parameters:
  ///   - program: the version of the program; others have entries of their own.
  ///   - fail: is told once, when something cannot be written; nothing more is then tried.
  package init(_ folder: String, program: String, orElse fail: @escaping @Sendable (_ reason: String) -> Void) {
    (root, self.program, self.fail) = (folder, program, fail)
    self.folder = "\(folder)/\(ContentID(Array(program.utf8)).description.prefix(16))"
  }

  /// The bytes that were kept under a name; `nil` where there are none.
  package func entry(_ name: String) -> [UInt8]? { try? FileReader.bytes(of: path(name)) }

  /// Keeps an entry, in the place of one that is there.
  package func keep(_ bytes: [UInt8], as name: String) {
    let state = state.with { state in
      defer { if state == .new { state = .writing } }
      return state
    }
    if state == .failed { return }
    if state == .new { removeOldest() }
    let path = path(name)
    let draft = "\(path).\(String(UInt64.random(in: .min ... .max), radix: 36))"
    do {
      let above = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
      // No reader sees a part of it, and a checksum tells one that the system lost.
      try Data(bytes).write(to: URL(filePath: draft))
      guard rename(draft, path) == 0 else { throw FileError.unwritable(path, reason: FileError.reason(for: errno)) }
    } catch {
      unlink(draft)
      let isFirst = self.state.with { state in
        defer { state = .failed }
        return state != .failed
      }
      if isFirst { fail(FileError.reason(for: error)) }
    }
  }

  /// Removes the entries that were written longest ago, if there are too many bytes, and what was left half written.
  package func removeOldest(limit: Int = WorkCache.limit) {
    var entries: [(path: String, size: Int, time: Date)] = []
    for name in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
      let path = "\(root)/\(name)"
      guard name.hasSuffix(Self.suffix) || name.contains("\(Self.suffix)."),
        let values = try? FileManager.default.attributesOfItem(atPath: path),
        let size = values[.size] as? Int, let time = values[.modificationDate] as? Date
      else { continue }
      if !name.hasSuffix(Self.suffix), time.timeIntervalSinceNow < -3_600 { unlink(path) }
      entries.append((path, size, time))
    }
    var sum = entries.reduce(0) { $0 + $1.size }
    guard sum > limit else { return }
    for entry in entries.sorted(by: { $0.time < $1.time }) where sum > limit / 5 * 4 {
      unlink(entry.path)
      sum -= entry.size
    }
  }

  private static let suffix = ".cached"

  private func path(_ name: String) -> String { "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))\(Self.suffix)" }
}

extension WorkCache {
  /// What tells a program whose version says nothing from others that may find something else: when and how large it was
  /// built.
  ///
  /// - Parameter path: of the program's file; `nil` where it is not known.
  package static func program(_ version: String, at path: String?) -> String {
    guard let path, let values = try? FileManager.default.attributesOfItem(atPath: path),
      let size = values[.size] as? Int, let time = values[.modificationDate] as? Date
    else { return version }
    return "\(version) (\(size) bytes, \(time.timeIntervalSince1970))"
  }

  /// Takes each table from its index, or reads it and keeps an index.
  package var tableReader: TableReader {
    TableReader { [self] bytes, format in
      let id = ContentID(bytes)
      let name = "\(id)-\(format.name)"
      if let known = entry(name), let index = try? TableIndex(known, program: program), index.source == id,
        let read = index.read(bytes, by: format)
      {
        return read
      }
      let read = format.read(bytes)
      keep(
        TableIndex.bytes(of: SourceFile(path: "", bytes: bytes), format, read, program: program, holdsSource: false),
        as: name)
      return read
    }
  }
}
