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

/// The new contents of a file, in a separate file beside it until they replace it.
///
/// The new file has the owner, the group, the permissions and the extended attributes of the old one. A file whose
/// attributes cannot be kept is refused, and so is one that may not be written, or that has several names (hard links):
/// the others would keep the old contents.
///
/// A process that is killed leaves its file behind. It is locked as long as the process lives, so the next run that
/// writes into the folder detects and removes it.
///
/// A class, because the file is removed with it unless it has replaced the old one.
final class StagedFile {
  private static let prefix = ".l10n-new-"

  /// The path as the user named it.
  private let name: String

  /// The path that it leads to.
  private let target: String

  private let path: String
  private let descriptor: Int32
  private var isInPlace = false

  /// Writes the contents; missing folders are created.
  ///
  /// - Throws: `FileError` with the path and the reason.
  init(_ bytes: [UInt8], for name: String) throws {
    self.name = name
    let url = FileWriter.target(of: name)
    let folder = url.deletingLastPathComponent().path
    target = url.path
    let old = FileStatus(target)
    if let reason = ProjectBounds.reasonNotToWrite(name) ?? Self.reasonToRefuse(target, old) {
      throw FileError.unwritable(name, reason: reason)
    }
    do {
      if old == nil { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
    } catch {
      throw FileError.unwritable(name, reason: FileError.reason(for: error))
    }
    (path, descriptor) = try Self.create(in: folder, mode: old == nil ? 0o666 : 0o600, for: name)
    if let old { try keep(old) }
    try fill(with: bytes)
  }

  deinit {
    // Removed while it is locked, so that no other process treats it as left behind.
    if !isInPlace { unlink(path) }
    close(descriptor)
  }

  /// Replaces the old contents, in one step.
  ///
  /// - Parameter isNew: whether there was no file: one that has been created meanwhile is left unchanged.
  /// - Returns: whether the contents are in place.
  func takePlace(ofNothing isNew: Bool = false) throws -> Bool {
    if isNew {
      // Unlike a renaming, a hard link is refused if a file exists.
      if link(path, target) == 0 {
        unlink(path)
        isInPlace = true
        return true
      }
      if errno == EEXIST { return false }
    }
    guard rename(path, target) == 0 else { throw failure(errno) }
    isInPlace = true
    return true
  }

  // MARK: Making it

  private static func reasonToRefuse(_ target: String, _ old: FileStatus?) -> String? {
    guard let old else { return FileStatus.isTaken(target) ? FileError.reason(for: ELOOP) : nil }
    if old.isFolder { return FileError.reason(for: EISDIR) }
    if old.isSpecial { return FileError.reason(for: ENXIO) }
    // Root may write regardless of the permissions.
    if old.status.st_mode & 0o222 == 0 { return "it is read-only; chmod u+w allows it" }
    if access(target, W_OK) != 0 { return FileError.reason(for: errno) }
    if old.status.st_nlink > 1 {
      return "it has \(old.status.st_nlink) names (hard links), and the others would keep the old text; "
        + "put a copy in its place"
    }
    return nil
  }

  /// A new file, open and locked.
  private static func create(in folder: String, mode: mode_t, for name: String) throws -> (String, Int32) {
    while true {
      let digits = String(UInt32.random(in: UInt32.max / 16 + 1 ... .max), radix: 16)
      let path = folder.hasSuffix("/") ? "\(folder)\(prefix)\(digits)" : "\(folder)/\(prefix)\(digits)"
      var descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw FileError.unwritable(name, reason: FileError.reason(for: errno)) }
      if descriptor <= STDERR_FILENO {
        // If standard output is closed, printed text would go into the file.
        let low = descriptor
        descriptor = fcntl(low, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        close(low)
      }
      // Another process may have removed it as left behind, in the moment before it is locked.
      flock(descriptor, LOCK_EX)
      if FileStatus(descriptor: descriptor)?.status.st_nlink == 1 { return (path, descriptor) }
      close(descriptor)
    }
  }

  private func fill(with bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw failure(errno) }
      rest = rest.dropFirst(max(0, count))
    }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure(errno) }
  }

  /// Gives the new file the attributes of the old one.
  private func keep(_ old: FileStatus) throws {
    guard let new = FileStatus(descriptor: descriptor) else { throw failure(errno) }
    let isSameOwner = (new.status.st_uid, new.status.st_gid) == (old.status.st_uid, old.status.st_gid)
    guard isSameOwner || fchown(descriptor, old.status.st_uid, old.status.st_gid) == 0 else {
      throw FileError.unwritable(name, reason: "its owner and group cannot be kept; only its owner may replace it")
    }
    guard fchmod(descriptor, old.status.st_mode & 0o7777) == 0 else { throw failure(errno) }
    do {
      let attributes = Self.attributes(of: target)
      if attributes.isEmpty { return }
      try FileManager.default.setAttributes([Self.attributesKey: attributes], ofItemAtPath: path)
    } catch {
      throw FileError.unwritable(name, reason: "its extended attributes cannot be kept")
    }
  }

  private static let attributesKey = FileAttributeKey(rawValue: "NSFileExtendedAttributes")

  /// The extended attributes, including access lists, without those that the system itself gives to new files.
  private static func attributes(of path: String) -> [String: Data] {
    let all = try? FileManager.default.attributesOfItem(atPath: path)[attributesKey] as? [String: Data]
    return (all ?? [:]).filter { !$0.key.hasPrefix("security.") && $0.key != "com.apple.provenance" }
  }

  private func failure(_ code: Int32) -> FileError { .unwritable(name, reason: FileError.reason(for: code)) }

  // MARK: What others left

  /// Removes the files that killed processes left in a folder.
  static func removeLeftovers(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(prefix) && name.dropFirst(prefix.count).allSatisfy(\.isHexDigit) {
      let path = "\(folder)/\(name)"
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }
}
