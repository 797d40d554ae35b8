#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(WASILibc)
  internal import WASILibc
#endif

/// The properties that distinguish states of a file.
struct FileState: Hashable {
  let name: String
  let size: Int64
  /// The time of the last change, in nanoseconds since 1970.
  let time: Int64
  /// The file's inode number, which changes if another file takes its place.
  let number: UInt64
}

/// The C library's file functions, with values and errors.
enum FileAccess {
  /// The names in a folder, in the order of their bytes.
  static func names(in path: String) throws(OverrideFolderError) -> [String] {
    guard let folder = opendir(path) else { throw error(path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(cString: $0)
        }
      }
      // Editors and file systems use hidden files.
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The contents of a file.
  static func bytes(of path: String, atMost limit: Int) throws(OverrideFolderError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw error(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    let capacity = 65_536
    var count = 0
    repeat {
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { memory, length in
        length = fread(memory.baseAddress, 1, capacity, file)
      }
      count = chunk.count
      bytes += chunk
      guard bytes.count <= limit else {
        throw OverrideFolderError(path, "it has more than \(limit) bytes")
      }
    } while count == capacity
    guard ferror(file) == 0 else { throw error(path) }
    return bytes
  }

  /// The current state of a file.
  static func state(of path: String, name: String) throws(OverrideFolderError) -> FileState {
    var status = stat()
    guard stat(path, &status) == 0 else { throw error(path) }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileState(
      name: name, size: Int64(status.st_size), time: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec),
      number: UInt64(status.st_ino))
  }

  private static func error(_ path: String) -> OverrideFolderError {
    OverrideFolderError(path, String(cString: strerror(errno)))
  }
}
