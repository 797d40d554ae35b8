#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Detects changes below some folders.
///
/// On Linux the kernel reports them (inotify). Elsewhere, and if the kernel cannot watch more folders, names and times
/// are compared twice a second.
package final class FolderWatcher {
  /// The folders; added ones are watched from the next wait on.
  package var folders: [String]

  #if os(Linux)
    private let descriptor: Int32

    /// Whether the kernel watches all folders.
    private var isWatching = false
  #endif

  /// The files and their stamps at the last look.
  private var state: [String: FileStamp] = [:]

  package init(_ folders: [String]) {
    self.folders = folders
    #if os(Linux)
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #endif
    look()
  }

  deinit {
    #if os(Linux)
      if descriptor >= 0 { close(descriptor) }
    #endif
  }

  /// Waits until something changes, and then until nothing has for a twentieth of a second, as when many files are
  /// saved.
  package func wait() {
    if look() { return }
    repeat {
      while !pause(forMilliseconds: 500) {}
      while pause(forMilliseconds: 50) {}
    } while !look()
  }

  /// Whether something has changed since the last look. If the kernel watches, this costs nothing until something has.
  package func hasChanged() -> Bool {
    #if os(Linux)
      if isWatching, !pause(forMilliseconds: 0) { return false }
    #endif
    return look()
  }

  /// Waits for some time.
  ///
  /// - Returns: whether something may have changed.
  private func pause(forMilliseconds time: Int32) -> Bool {
    #if os(Linux)
      if isWatching {
        var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&place, 1, time) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        return true
      }
    #endif
    usleep(UInt32(time) * 1000)
    return time > 100
  }

  /// Looks at all files, in each folder once. As in reading tables, links to `.lproj` directories are followed, and
  /// other links to folders are not: they may lead in a circle or out of the catalog.
  ///
  /// - Returns: whether something has changed.
  @discardableResult
  private func look() -> Bool {
    var found: [String: FileStamp] = [:]
    var open = folders.map { (path: $0, followsFolders: true) }
    var seen: Set<FileStatus.Identity> = []
    #if os(Linux)
      isWatching = descriptor >= 0
    #endif
    while let (path, followsFolders) = open.popLast() {
      guard let folder = FileStatus(path), seen.insert(folder.identity).inserted else { continue }
      #if os(Linux)
        let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        if isWatching { isWatching = inotify_add_watch(descriptor, path, UInt32(events)) >= 0 }
      #endif
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where !name.hasPrefix(".") {
        let file = "\(path)/\(name)"
        guard let status = FileStatus(file) else { continue }
        if status.isFolder {
          guard followsFolders, !FolderListing.isSkipped(name) else { continue }
          let isLink = FileStatus.isLink(file)
          if !isLink || name.hasSuffix(".lproj") { open.append((file, !isLink)) }
        } else {
          found[file] = FileStamp(status)
        }
      }
    }
    defer { state = found }
    return state != found
  }
}
