#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lock on a file, which keeps other processes of this program from replacing it between comparison and replacement.
///
/// A class, because the lock ends with it.
final class FileLock {
  private let descriptor: Int32

  /// Waits until no other process has locked the file, at most one second.
  ///
  /// - Returns: `nil` for a file that does not exist or cannot be locked.
  init?(_ path: String) {
    for _ in 0..<1000 {
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0, let status = FileStatus(descriptor: descriptor), status.isFile else {
        if descriptor >= 0 { close(descriptor) }
        return nil
      }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, FileStatus(path)?.identity == status.identity {
        self.descriptor = descriptor
        return
      }
      // Locked by another process, or replaced by one meanwhile.
      close(descriptor)
      usleep(1000)
    }
    return nil
  }

  deinit { close(descriptor) }
}
