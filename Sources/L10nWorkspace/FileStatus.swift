#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file system's data for a path.
struct FileStatus {
  /// The file's owner, mode and count of names.
  let status: stat

  /// The target of a link; `nil` if nothing is there.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.status = status
  }

  /// An open file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.status = status
  }

  /// Whether anything has this name, including a broken link.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The identity of a file or folder, equal for all its names and for links to it.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  var identity: Identity {
    Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// Whether a link is at a path.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }

  var isFile: Bool { status.st_mode & S_IFMT == S_IFREG }

  /// Whether it is neither a file nor a folder: a device, a pipe or a socket.
  var isSpecial: Bool { !isFolder && !isFile }
}
