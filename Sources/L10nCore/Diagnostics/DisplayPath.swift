/// Paths of files as people read and open them.
package enum DisplayPath {
  /// The path of a file whose path is relative to a folder.
  ///
  ///     DisplayPath.of("fr.lproj/Player.strings", from: "Localizations")   // Localizations/fr.lproj/Player.strings
  ///     DisplayPath.of("../Sources/App.swift", from: "Localizations")      // Sources/App.swift
  ///
  /// A `..` removes the name before it; links are not resolved.
  /// - Parameter folder: the folder as the user named it; `.` for the working directory.
  package static func of(_ path: String, from folder: String) -> String {
    if folder == "." { return path }
    guard path.utf8.starts(with: "../".utf8) else { return "\(folder)/\(path)" }
    var names = folder.split(separator: "/", omittingEmptySubsequences: false)
    var rest = path[...]
    while rest.utf8.starts(with: "../".utf8), let last = names.last, !["", ".", ".."].contains(last) {
      names.removeLast()
      rest = rest.dropFirst(3)
    }
    return names.isEmpty ? String(rest) : names.joined(separator: "/") + "/" + rest
  }

  /// The path from a folder to a file below it or above, the inverse of `of(_:from:)`.
  ///
  ///     DisplayPath.of("Sources/App.swift", seenFrom: "Localizations")   // ../Sources/App.swift
  package static func of(_ path: String, seenFrom folder: String) -> String {
    var rest = path.split(separator: "/")[...]
    var names = folder == "." ? [] : folder.split(separator: "/")[...]
    while let name = rest.first, name != "..", name == names.first {
      rest.removeFirst()
      names.removeFirst()
    }
    return (names.map { _ in ".." } + rest).joined(separator: "/")
  }

  /// The path from a folder to a file below it, compared by bytes; `nil` for a file elsewhere.
  ///
  ///     DisplayPath.of("/é/fr.lproj/Player.strings", below: "/é")   // fr.lproj/Player.strings
  package static func of(_ path: String, below folder: String) -> String? {
    path.utf8.starts(with: "\(folder)/".utf8) ? String(path.utf8.dropFirst(folder.utf8.count + 1)) : nil
  }
}
