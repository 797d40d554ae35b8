#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads whole files.
package enum FileReader {
  /// The bytes of a file.
  ///
  /// A pipe, a device or a socket is read only if its path is below `/dev`, as shells write `<(…)`: opening one that
  /// has a table's name would wait for a writer.
  /// - Throws: `FileError` with the path and the system's reason.
  package static func bytes(of path: String) throws -> [UInt8] {
    let isDevice = path.hasPrefix("/dev/")
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isDevice ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else { throw failure(errno, at: path) }
    defer { close(descriptor) }
    guard let status = FileStatus(descriptor: descriptor) else { throw failure(errno, at: path) }
    if status.isFolder { throw failure(EISDIR, at: path) }
    if status.isSpecial, !isDevice { throw failure(ENXIO, at: path) }
    // Not mapped into memory: a file that shrinks while it is read would crash the program.
    var bytes = try part(of: descriptor, atMost: Int(status.status.st_size) + 1, path)
    var next = bytes
    while !next.isEmpty {
      next = try part(of: descriptor, atMost: 1 << 16, path)
      bytes += next
    }
    return bytes
  }

  /// The next bytes of an open file; empty at its end.
  private static func part(of descriptor: Int32, atMost room: Int, _ path: String) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var result = read(descriptor, buffer.baseAddress, room)
      while result < 0, errno == EINTR { result = read(descriptor, buffer.baseAddress, room) }
      if result < 0 { throw failure(errno, at: path) }
      count = result
    }
  }

  private static func failure(_ code: Int32, at path: String) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: .notFound(path)
    default: .unreadable(path, reason: FileError.reason(for: code))
    }
  }

  /// Whether a folder is at a path.
  package static func isFolder(_ path: String) -> Bool { FileStatus(path)?.isFolder ?? false }

  /// Whether anything except a folder is at a path, including a broken link.
  package static func isFile(_ path: String) -> Bool { FileStatus.isTaken(path) && !isFolder(path) }

  /// Whether a file, a folder or a link is at a path.
  package static func isThere(_ path: String) -> Bool { FileStatus.isTaken(path) }
}
