package import L10nSyntax

/// A table file as parts that lie side by side: entries, what stands in them, and the comments and blanks around each.
///
/// Every byte of the text belongs to one part, or is the separator between two, so that a file is put together again by
/// writing its parts one after the other. That is what merging needs, whatever the format.
package struct SourceOutline: Sendable {
  /// The decoded text.
  package let source: SourceText

  /// The whole file.
  package let root: Part

  /// What stands between two neighbors: the comma of JSON; empty in other formats.
  package var separator = ""

  /// Whether lines in the text can mark a conflict: in the other formats they would make the file unreadable.
  package var holdsMarkers = false

  /// The names that people know of those that lead to a part, the key of the entry first.
  var shortPath: @Sendable ([String]) -> [String] = { $0 }

  /// What makes the file's own text of that of its parts; `nil` where they are the same.
  package var finish: (@Sendable ([UInt8]) -> [UInt8])?

  /// The name of a part among its siblings.
  package struct Name: Hashable, Sendable {
    /// The key; what a note says.
    package let text: TableKey

    /// Whether the part is a comment that belongs to no entry, such as the title of a section.
    package var isNote = false

    /// How many siblings of the same name stand before it.
    package var number = 0

    package init(_ text: TableKey, isNote: Bool = false) { (self.text, self.isNote) = (text, isNote) }
  }

  /// An entry, a part of one, or a note.
  package struct Part: Sendable {
    package enum Contents: Sendable {
      /// A text, or anything else that changes as a whole.
      case leaf(Range<Int>)
      /// Parts with names, made when they are asked for.
      case group(@Sendable () -> [Part])
    }

    package var name: Name

    /// The blanks and comments before it that belong to it.
    package let lead: Range<Int>

    /// From the key to what is before the contents.
    package let head: Range<Int>

    package let contents: Contents

    /// What closes it, with comments after it and the end of its line.
    package let tail: Range<Int>

    /// What a program writes anew at each run, such as a date: of two, that with the higher rank is taken, and ours of
    /// equal ones. `nil` for what people write.
    package let rank: String?

    package init(
      _ name: Name, lead: Range<Int>, head: Range<Int>, _ contents: Contents, tail: Range<Int>, rank: String? = nil
    ) {
      (self.name, self.lead, self.head, self.contents, self.tail) = (name, lead, head, contents, tail)
      self.rank = rank
    }

    /// All of the part.
    package var range: Range<Int> { lead.lowerBound..<tail.upperBound }
  }
}

extension SourceText {
  /// The file with an opening and a closing tag for an element that is a single tag: `<dict/>` has no place for entries.
  ///
  /// - Parameter element: the place of the whole element; one that has two tags is left alone.
  func withTags(around element: Range<Int>, name: String) -> [UInt8]? {
    guard utf8[element].suffix(2).elementsEqual("/>".utf8) else { return nil }
    var file = utf8
    let tags = ">\(TextLines(utf8).lineEnd)</\(name)>"
    file.replaceSubrange(element.upperBound - 2..<element.upperBound, with: tags.utf8)
    return encoded(file)
  }
}

extension [SourceOutline.Part] {
  /// The parts with the numbers of equal names.
  ///
  /// - Parameter notesAlone: whether entries have their numbers already.
  func numbered(notesAlone: Bool = false) -> [SourceOutline.Part] {
    // To compare the few parts of an entry costs less than to hash them.
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
