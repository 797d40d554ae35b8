/// Walks over the spelling of a text, and notes what stands for what.
struct TextSpellingWalk {
  private(set) var pieces: [TextSpelling.Piece] = []

  /// The UTF-8 of the text so far.
  private(set) var text: [UInt8] = []

  /// Where the spelling stands in its file.
  let start: Int

  init(start: Int) { self.start = start }

  // MARK: Pieces

  private mutating func add(
    verbatim range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, isInSection: Bool = false
  ) {
    if range.isEmpty { return }
    let begin = text.count
    text.append(contentsOf: bytes[range])
    pieces.append(
      TextSpelling.Piece(
        text: begin..<text.count, source: start + range.lowerBound..<start + range.upperBound, isVerbatim: true,
        isInSection: isInSection))
  }

  /// - Parameter append: puts what the escape stands for after the text.
  private mutating func add(escape range: Range<Int>, _ append: (inout [UInt8]) -> Void) {
    let begin = text.count
    append(&text)
    if text.count == begin { return }
    pieces.append(
      TextSpelling.Piece(
        text: begin..<text.count, source: start + range.lowerBound..<start + range.upperBound, isVerbatim: false))
  }

  private mutating func add(escape range: Range<Int>, scalar: UInt32) {
    add(escape: range) { $0.append(scalarValue: scalar) }
  }

  // MARK: Syntaxes

  /// A string of an old-style property list.
  ///
  /// - Returns: what stands between its quotes; `nil` for anything else than one string.
  mutating func readOpenStep(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    if !bytes.isEmpty, bytes.allSatisfy(OpenStepScanner.isBareCharacter) {
      add(verbatim: 0..<bytes.count, of: bytes)
      return 0..<bytes.count
    }
    guard bytes.count >= 2, let quote = bytes.first, quote == bytes.last,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return nil }
    let content = 1..<bytes.count - 1
    var offset = content.lowerBound
    while offset < content.upperBound {
      let end = bytes[offset..<content.upperBound].firstIndex(of: UInt8(ascii: "\\")) ?? content.upperBound
      // A quote is the end unless it is escaped.
      if bytes[offset..<end].contains(quote) { return nil }
      add(verbatim: offset..<end, of: bytes)
      offset = end
      if offset == content.upperBound { break }
      guard let (length, meaning) = OpenStepEscape.read(bytes, at: offset, end: content.upperBound) else { return nil }
      let range = offset..<offset + length
      switch meaning {
      case .scalar(let scalar): add(escape: range, scalar: scalar)
      case .itself: add(escape: range) { $0.append(contentsOf: bytes[range.dropFirst()]) }
      }
      offset = range.upperBound
    }
    return content
  }

  /// A JSON string.
  ///
  /// - Returns: what stands between its quotes; `nil` for anything else than one string.
  mutating func readJSON(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else { return nil }
    let content = 1..<bytes.count - 1
    let inside = UnsafeBufferPointer(rebasing: bytes[..<content.upperBound])
    var offset = content.lowerBound
    while offset < content.upperBound {
      let end = inside[offset...].firstIndex(of: UInt8(ascii: "\\")) ?? content.upperBound
      if inside[offset..<end].contains(UInt8(ascii: "\"")) { return nil }
      add(verbatim: offset..<end, of: bytes)
      offset = end
      if offset == content.upperBound { break }
      let (escape, length) = JSONEscape.read(inside, at: offset)
      let range = offset..<offset + length
      switch escape {
      case .scalar(let scalar): add(escape: range, scalar: scalar.value)
      case .incomplete, .loneSurrogate: add(escape: range, scalar: 0xFFFD)
      case .unknown: add(escape: range) { $0.append(contentsOf: bytes[range.dropFirst()]) }
      }
      offset = range.upperBound
    }
    return content
  }

  /// An element of an XML property list that holds text.
  ///
  /// - Returns: what stands between its tags; `nil` for anything else than one sound element.
  mutating func readXML(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var scanner = XMLScanner(bytes, from: 0)
    guard case .open(let name, let isEmpty) = scanner.next(), scanner.range.lowerBound == 0 else { return nil }
    let content = scanner.offset
    if isEmpty { return content == bytes.count ? content..<content : nil }
    while scanner.offset < bytes.count {
      let offset = scanner.offset
      guard bytes[offset] == UInt8(ascii: "<") || bytes[offset] == UInt8(ascii: "&") else {
        let end = scanner.endOfPlainText(from: offset)
        add(verbatim: offset..<end, of: bytes)
        scanner.offset = end
        continue
      }
      if bytes[offset] == UInt8(ascii: "&") {
        if let (value, end) = scanner.reference(at: offset) {
          add(escape: offset..<end, scalar: value)
          scanner.offset = end
        } else {
          add(verbatim: offset..<offset + 1, of: bytes)
          scanner.offset += 1
        }
      } else if scanner.starts(with: "<![CDATA[") {
        guard let end = scanner.skip(to: "]]>") else { return nil }
        add(verbatim: offset + 9..<end - 3, of: bytes, isInSection: true)
      } else if scanner.starts(with: "<!--") {
        guard scanner.skip(to: "-->") != nil else { return nil }
      } else if scanner.starts(with: "<?") {
        guard scanner.skip(to: "?>") != nil else { return nil }
      } else {
        guard scanner.isTag(at: offset), case .close(name) = scanner.next(), scanner.offset == bytes.count else {
          return nil
        }
        return content..<offset
      }
    }
    return nil
  }
}

extension XMLScanner {
  /// Passes over what ends with a mark.
  ///
  /// - Returns: the offset after the mark; `nil` where there is none.
  fileprivate mutating func skip(to mark: StaticString) -> Int? {
    while offset < bytes.count {
      if starts(with: mark) {
        offset += mark.utf8CodeUnitCount
        return offset
      }
      offset += 1
    }
    return nil
  }
}
