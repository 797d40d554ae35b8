/// A part that both sides of a merge have changed in different ways.
package struct TableConflict: Sendable {
  package enum Kind: Sendable {
    /// Both sides changed a text, or another part of an entry.
    case changed
    /// Both sides added an entry.
    case added
    /// Theirs changed a part that ours removed.
    case removedByUs
    /// Ours changed a part that theirs removed.
    case removedByThem
  }

  package let kind: Kind

  /// The names of the entry and of the parts within it, down to the conflict.
  package let path: [String]

  /// The conflicting piece, if it is not the part itself: `comment`, `key`.
  package let part: String?

  /// The texts of the versions; `nil` if a version has none.
  package let base: String?
  package let ours: String?
  package let theirs: String?

  /// One clause: `'play' (fr, one) was changed on both sides`.
  package var message: String {
    let choices = path.dropFirst().joined(separator: ", ")
    let entry = path.first.map { "'\($0)'" + (choices.isEmpty ? "" : " (\(choices))") } ?? "the file"
    let name = part.map { "the \($0) of \(entry)" } ?? entry
    return switch kind {
    case .changed: "\(name) was changed on both sides"
    case .added: "\(name) was added on both sides in two ways"
    case .removedByUs: "\(name) was removed in ours and changed in theirs"
    case .removedByThem: "\(name) was changed in ours and removed in theirs"
    }
  }
}
