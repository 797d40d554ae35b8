/// The end of a text, not counting spaces, quotation marks and brackets after it.
struct TextEnd {
  /// A fault at the end of a translation.
  enum Fault {
    /// The mark is right, but its character belongs to another script.
    case spelling(own: Unicode.Scalar)
    /// A mark that the language also writes at the beginning is missing there.
    case unopened(Unicode.Scalar)
    /// It is another mark, or only one of the texts has one.
    case difference
  }

  /// The mark; `nil` for a text that ends with anything else.
  let mark: EndMark?

  /// The mark, or the last character before the closing ones, in UTF-8 offsets.
  let range: Range<Int>

  /// The mark as it is written; empty without one.
  let spelling: String

  /// The character before the mark.
  private let before: Unicode.Scalar?

  /// Whether the text ends with something that closes: a quotation mark, a bracket, a tag.
  private let isClosed: Bool

  /// Whether there is no mark, and no `;`, which is one in some languages.
  var isPlain: Bool { mark == nil && !endsWithSemicolon }

  private let endsWithSemicolon: Bool

  private let text: String

  /// Whether the text contains no earlier end of a sentence.
  private var isOneSentence: Bool {
    !zip(text.utf8, text.utf8.dropFirst()).contains { $1 == 0x20 && ".!?".utf8.contains($0) }
  }

  /// `nil` for a text without anything but spaces and closing characters.
  init?(_ text: String) {
    let scalars = text.unicodeScalars
    var end = scalars.endIndex
    var isClosed = false
    while end > scalars.startIndex {
      let last = scalars[scalars.index(before: end)]
      if Self.closes(last) {
        isClosed = true
      } else if !Self.isBlank(last) {
        break
      }
      end = scalars.index(before: end)
    }
    guard end > scalars.startIndex else { return nil }
    self.text = text
    var start = scalars.index(before: end)
    let last = scalars[start]
    endsWithSemicolon = last == ";"
    var mark = EndMark(last)
    if mark == .stop || mark == .ellipsis {
      // "..." and "……" are one mark, ".." is a typing error.
      while start > scalars.startIndex, scalars[scalars.index(before: start)] == last {
        start = scalars.index(before: start)
      }
      if mark == .stop, scalars.distance(from: start, to: end) > 1 { mark = .ellipsis }
    }
    self.mark = mark
    self.isClosed = isClosed
    before = start > scalars.startIndex ? scalars[scalars.index(before: start)] : nil
    spelling = mark == nil ? "" : String(scalars[start..<end])
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    range = offset..<offset + text.utf8.distance(from: start, to: end)
  }

  /// The fault at the end of a translation; `nil` if there is none.
  ///
  /// - Parameter original: the end of the development text.
  func fault(beside original: TextEnd, by habits: TextConventions) -> Fault? {
    let own = habits.ownMarks
    let mark = endsWithSemicolon && own[.question] == ";" ? EndMark.question : mark
    guard mark == original.mark else {
      if let mark, original.mark == nil, habits.optionalMarks.contains(mark) { return nil }
      if let other = original.mark, mark == nil, habits.optionalMarks.contains(other) { return nil }
      // A mark may be inside of quotation marks in one language and outside of them in another.
      if isClosed != original.isClosed { return nil }
      return tellsOfSlip(beside: original) ? .difference : nil
    }
    guard let mark else { return nil }
    if let character = own[mark], !isClosed || mark != .colon, spelling.unicodeScalars.count == 1,
      spelling.unicodeScalars.first != character,
      spelling.unicodeScalars.first?.isASCII == true,
      before.flatMap({ LetterScript($0) }).map({ $0 != .latin }) ?? false
    {
      return .spelling(own: character)
    }
    if let opening = habits.openingMarks[mark], !text.unicodeScalars.contains(opening) { return .unopened(opening) }
    return nil
  }

  /// Whether the difference is probably a mistake: a missing colon or ellipsis, or a question that has become a
  /// statement. Other pairs of marks are two ways to say it, and a full stop or an exclamation mark is a matter of
  /// taste.
  private func tellsOfSlip(beside original: TextEnd) -> Bool {
    switch (mark, original.mark) {
    case (nil, .stop), (nil, .exclamation), (nil, .question), (_?, nil): false
    case (nil, _?): true
    case (.stop, .question): original.isOneSentence && !text.unicodeScalars.contains { EndMark($0) == .question }
    default: false
    }
  }

  /// The end in words.
  var words: String { mark?.rawValue ?? "no punctuation" }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'", "”", "“", "’", "»", "«", "‹", "›", "」", "』", ")", "）", "]", "】", "*", "_", "`", "\u{2069}": true
    default: false
    }
  }

  /// A space, line break or invisible mark.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0xA0, 0x61C, 0x2000...0x200F, 0x2028...0x202F, 0x2060...0x2069, 0x3000, 0xFE0F, 0xFEFF: true
    default: false
    }
  }
}
