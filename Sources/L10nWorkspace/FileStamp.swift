#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The properties of a file by which changes are detected.
struct FileStamp: Equatable {
  private let identity: FileStatus.Identity
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: FileStatus) {
    identity = status.identity
    size = Int(status.status.st_size)
    #if canImport(Darwin)
      let time = status.status.st_mtimespec
    #else
      let time = status.status.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }
}
