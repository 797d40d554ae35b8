/// Changes to the text of one file, applied together and encoded like the file.
///
///     var edits = SourceEdits(table.source)
///     edits.replace(table.entries[0].valueRange, with: "\"Play\"")
///     edits.bytes   // the file with one value changed, every other byte as it was
///
/// Ranges are offsets into `SourceText.utf8` of the original file, regardless of earlier edits: edits never shift each
/// other's places.
public struct SourceEdits: Sendable {
  /// The original file.
  public let source: SourceText

  /// Whether the text represents all bytes of the file, so that untouched parts do not change.
  ///
  /// `false` for ill-formed UTF-8, UTF-16 that was cut or has half a surrogate pair, and binary property lists.
  public let canEdit: Bool

  private var edits: [Edit] = []

  private struct Edit: Sendable {
    let range: Range<Int>
    let text: String
    let number: Int
  }

  /// Edits without any changes.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public init(_ source: SourceText) {
    self.source = source
    canEdit = source.encoded(source.utf8) == source.bytes
  }

  /// Whether there are no changes.
  public var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range of the text. An empty range inserts, an empty text removes.
  ///
  /// Texts inserted at one place keep the order of the calls, and precede the replacement of a text that starts there.
  /// A replacement that covers earlier edits replaces them. Edits that overlap in other ways are a programming error.
  /// - Precondition: `canEdit`; the range is inside the text and begins and ends between scalars.
  public mutating func replace(_ range: Range<Int>, with text: String) {
    precondition(canEdit, "an edit of a file whose bytes are not its text: ask canEdit first")
    precondition(
      isBorder(range.lowerBound) && isBorder(range.upperBound), "an edit outside of the text, or inside a character")
    edits.append(Edit(range: range, text: text, number: edits.count))
  }

  /// Inserts a text, as `replace` does with an empty range.
  public mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// Removes a range of the text, as `replace` does with an empty text.
  public mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

  /// The text with all changes, without a byte order mark.
  ///
  /// - Complexity: O(*n* + *e* log *e*) for *e* edits.
  public var utf8: [UInt8] {
    if edits.isEmpty { return source.utf8 }
    var result: [UInt8] = []
    result.reserveCapacity(source.utf8.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var end = 0
    for edit in effectiveEdits {
      result.append(contentsOf: source.utf8[end..<edit.range.lowerBound])
      result.append(contentsOf: edit.text.utf8)
      end = edit.range.upperBound
    }
    result.append(contentsOf: source.utf8[end...])
    return result
  }

  /// The file with all changes. Without changes it is the original file, byte for byte, even if it has errors.
  public var bytes: [UInt8] { edits.isEmpty ? source.bytes : source.encoded(utf8) }

  /// All changes as one replacement of the shortest range of the text that contains them; `nil` without changes.
  ///
  /// - Complexity: that of `utf8`.
  public var asOne: (range: Range<Int>, written: String)? {
    let edits = effectiveEdits
    guard let start = edits.first?.range.lowerBound, let end = edits.last?.range.upperBound else { return nil }
    return (start..<end, String(decoding: utf8[start...].dropLast(source.utf8.count - end), as: UTF8.self))
  }

  /// The edits by place, without overlaps and without those that a later one covers.
  private var effectiveEdits: [Edit] {
    let sorted = edits.sorted {
      let (left, right) = ($0.range, $1.range)
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      return left.isEmpty != right.isEmpty ? left.isEmpty : $0.number < $1.number
    }
    var kept: [Edit] = []
    kept.reserveCapacity(sorted.count)
    for edit in sorted {
      guard let last = kept.last, edit.range.lowerBound < last.range.upperBound else {
        kept.append(edit)
        continue
      }
      if edit.number > last.number, edit.range.lowerBound == last.range.lowerBound,
        edit.range.upperBound >= last.range.upperBound
      {
        kept[kept.count - 1] = edit
      } else {
        precondition(
          edit.number < last.number && edit.range.upperBound <= last.range.upperBound,
          "two edits that contradict each other")
      }
    }
    return kept
  }

  private func isBorder(_ offset: Int) -> Bool {
    guard source.utf8.indices.contains(offset) else { return offset == source.utf8.count }
    return source.utf8[offset] & 0xC0 != 0x80
  }
}
