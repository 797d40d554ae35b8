package import L10nSyntax

/// A table file as adjacent parts: entries, the parts within them, and the comments and blanks around each.
///
/// Every byte of the text belongs to one part, or to the separator between two, so that a file can be assembled by
/// writing its parts in sequence, as merging requires in any format.
package struct SourceOutline: Sendable {
  /// The decoded text.
  package let source: SourceText

  /// The whole file.
  package let root: Part

  /// The separator of neighbors: the comma of JSON; empty in other formats.
  package var separator = ""

  /// Whether lines in the text can mark a conflict; in other formats they would make the file unreadable.
  package var holdsMarkers = false

  /// Reduces the names on the path to a part to those that people know, with the key of the entry first.
  var shortPath: @Sendable ([String]) -> [String] = { $0 }

  /// Turns the text of the parts into that of the file; `nil` if they are the same.
  package var finish: (@Sendable ([UInt8]) -> [UInt8])?

  /// The name of a part among its siblings.
  package struct Name: Hashable, Sendable {
    /// The key, or the text of a note.
    package let text: TableKey

    /// Whether the part is a comment that belongs to no entry, such as the title of a section.
    package var isNote = false

    /// The number of preceding siblings with the same name.
    package var number = 0

    package init(_ text: TableKey, isNote: Bool = false) { (self.text, self.isNote) = (text, isNote) }
  }

  /// An entry, a part of one, or a note.
  package struct Part: Sendable {
    package enum Contents: Sendable {
      /// A text, or any other part that changes as a whole.
      case leaf(Range<Int>)
      /// Named parts, made on access.
      case group(@Sendable () -> [Part])
    }

    package var name: Name

    /// The blanks and comments before it that belong to it.
    package let lead: Range<Int>

    /// The range from the key to the contents.
    package let head: Range<Int>

    package let contents: Contents

    /// The end of the contents, with comments after it and its line end.
    package let tail: Range<Int>

    /// The rank of a part that a program writes anew at each run, such as a date: of two, the one with the higher rank
    /// is used, and ours if they are equal. `nil` for parts that people write.
    package let rank: String?

    package init(
      _ name: Name, lead: Range<Int>, head: Range<Int>, _ contents: Contents, tail: Range<Int>, rank: String? = nil
    ) {
      (self.name, self.lead, self.head, self.contents, self.tail) = (name, lead, head, contents, tail)
      self.rank = rank
    }

    /// The range of the whole part.
    package var range: Range<Int> { lead.lowerBound..<tail.upperBound }
  }
}

extension SourceText {
  /// The file with an opening and a closing tag for an element that is a single tag: `<dict/>` has no place for
  /// entries.
  ///
  /// - Parameter element: the range of the whole element; one with two tags is unchanged.
  func withTags(around element: Range<Int>, name: String) -> [UInt8]? {
    guard utf8[element].suffix(2).elementsEqual("/>".utf8) else { return nil }
    var file = utf8
    let tags = ">\(TextLines(utf8).lineEnd)</\(name)>"
    file.replaceSubrange(element.upperBound - 2..<element.upperBound, with: tags.utf8)
    return encoded(file)
  }
}

extension [SourceOutline.Part] {
  /// The parts with numbers for equal names.
  ///
  /// - Parameter notesAlone: whether entries already have their numbers.
  func numbered(notesAlone: Bool = false) -> [SourceOutline.Part] {
    // Comparing the few parts of an entry costs less than hashing them.
    let areDistinct =
      !notesAlone && count <= 8
      && indices.allSatisfy { index in self[..<index].allSatisfy { $0.name != self[index].name } }
    if areDistinct { return self }
    if !notesAlone {
      var names: Set<SourceOutline.Name> = Set(minimumCapacity: count)
      if allSatisfy({ names.insert($0.name).inserted }) { return self }
    }
    var counts: [SourceOutline.Name: Int] = [:]
    return map { part in
      if notesAlone, !part.name.isNote { return part }
      var part = part
      part.name.number = 0
      let number = counts[part.name, default: 0]
      counts[part.name] = number + 1
      part.name.number = number
      return part
    }
  }
}
