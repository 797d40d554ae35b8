import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folders that may contain files named in an `l10n.yml`, and the targets of links.
///
/// These are the project around a folder and, if that contains the folder, the working directory, which the user chose.
/// The project is the nearest folder above with a `.git`, or else the outermost with a `Package.swift` or an Xcode
/// project, or else the folder above, where code is. All paths are compared with their links resolved.
package struct ProjectBounds: Sendable {
  /// The folder that relative paths are relative to.
  private let folder: String
  private let roots: [String]

  init(around folder: String) {
    self.folder = Self.resolved(folder)
    let working = Self.resolved(".")
    var roots = [Self.project(around: self.folder)]
    if working != "/", Self.isPath(self.folder, in: working) { roots.append(working) }
    self.roots = roots
  }

  /// A folder alone, with everything below it.
  package init(within folder: String) {
    self.folder = Self.resolved(folder)
    roots = [self.folder]
  }

  /// Whether a path from the folder, or an absolute one, is in the bounds, or for a link its target, whether or not it
  /// exists.
  package func containTarget(of path: String) -> Bool { contain(FileWriter.target(of: path).path) }

  /// Whether a path from the folder, or an absolute one, is in the bounds.
  func contain(_ path: String) -> Bool {
    let target = Self.resolved(path.hasPrefix("/") ? path : "\(folder)/\(path)")
    return roots.contains { Self.isPath(target, in: $0) }
  }

  /// The reason not to write a file: it, or a folder of its path from a language's on, is a link out of the project
  /// that contains the link. `nil` for others.
  ///
  /// The user has chosen the folders before.
  static func reasonNotToWrite(_ path: String) -> String? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let first = names.dropLast().firstIndex { isOfLanguage(String($0)) } ?? names.count - 1
    for count in first + 1...names.count {
      let link = names[..<count].joined(separator: "/")
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else { continue }
      let bounds = ProjectBounds(around: URL(filePath: link).deletingLastPathComponent().path(percentEncoded: false))
      if !bounds.contain(target) { return "it is a link, or in a linked folder, that leads outside the project" }
    }
    return nil
  }

  /// Whether a folder has the name of a language's folder.
  private static func isOfLanguage(_ folder: String) -> Bool {
    folder.hasSuffix(".lproj") || folder.hasSuffix(".xcloc")
      || TableFormat.all.contains { $0.layout.language(folder) != nil }
  }

  /// The project's folder.
  static func project(around folder: String) -> String {
    var outermost: String?
    var url = URL(filePath: folder, directoryHint: .isDirectory)
    while url.path(percentEncoded: false) != "/" {
      let path = url.path(percentEncoded: false)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      if names.contains(".git") { return resolved(path) }
      if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) { outermost = resolved(path) }
      url.deleteLastPathComponent()
    }
    if let outermost { return outermost }
    let above = resolved("\(folder)/..")
    return above == "/" ? folder : above
  }

  /// An absolute path without links, `..` and a trailing slash. For a missing file the folders are resolved.
  private static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    let parts = path.split(separator: "/")
    guard let name = parts.last, parts.count > 1, name != ".." else {
      let url = URL(filePath: path).standardizedFileURL
      return url.path(percentEncoded: false)
    }
    let folder = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    return "\(resolved(folder))/\(name)"
  }

  private static func isPath(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
