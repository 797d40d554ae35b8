/// Paths from one place of a project to another.
package enum RelativePath {
  /// The path from a folder to another place, both below the same root.
  ///
  ///     "App/Resources" to "App"         ..
  ///     "Localizations" to "Sources"     ../Sources
  ///     ""              to "Sources"     Sources
  package static func path(from folder: String, to target: String) -> String {
    let start = folder.split(separator: "/")
    let end = target.split(separator: "/")
    var shared = 0
    while shared < min(start.count, end.count), start[shared] == end[shared] { shared += 1 }
    let parts = Array(repeating: "..", count: start.count - shared) + end[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// A path without `.` and, where it can be resolved, without `..`.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
