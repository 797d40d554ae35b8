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

/// The reason why a file or folder could not be read or written.
package enum FileError: Error, CustomStringConvertible {
  case notFound(String)
  case notADirectory(String)
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)

  package var description: String {
    switch self {
    case .notFound(let path): path.isEmpty ? "the path is empty" : "there is no '\(path)'"
    case .notADirectory(let path): "'\(path)' is a file, not a folder"
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .unwritable(let path, let reason): "'\(path)' cannot be written: \(reason)"
    }
  }

  /// The system's reason for a failure, in a few words.
  package static func reason(for error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    switch error.code {
    case .fileReadNoPermission, .fileWriteNoPermission: return "no permission"
    case .fileReadNoSuchFile, .fileNoSuchFile: return "it no longer exists"
    case .fileWriteFileExists: return "a folder in its path is a file"
    case .fileWriteOutOfSpace: return "the disk is full"
    case .fileWriteVolumeReadOnly: return "the volume is read-only"
    case .fileReadTooLarge: return "it is too large"
    default:
      return (error.underlying as? POSIXError).map { reason(for: $0.code.rawValue) } ?? error.localizedDescription
    }
  }

  /// The system's reason for an error number, in a few words.
  static func reason(for code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "no permission"
    case ENOENT: "it no longer exists"
    case ENOTDIR, EEXIST: "a folder in its path is a file"
    case EISDIR: "it is a folder"
    case ENXIO: "it is not a regular file"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the volume is read-only"
    case EIO: "the disk reports a fault"
    case ELOOP: "links form a cycle"
    case ENAMETOOLONG: "its name is too long"
    default: "system error \(code)"
    }
  }
}
