/// Something that both sides of a merge have changed, each in its own way.
package struct TableConflict: Sendable {
  package enum Kind: Sendable {
    /// A text, or another part of an entry.
    case changed
    /// Of an entry that both sides have added.
    case added
    /// Theirs has changed what ours has removed.
    case removedByUs
    /// Ours has changed what theirs has removed.
    case removedByThem
  }

  package let kind: Kind

  /// The names of the entry and of the parts in it that lead to what conflicts.
  package let path: [String]

  /// What conflicts, if it is not what the path leads to: `comment`, `key`.
  package let part: String?

  /// What the versions have; `nil` where one has nothing.
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
