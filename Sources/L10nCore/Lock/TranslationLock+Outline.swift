import L10nSyntax

extension SourceOutline {
  /// The outline of a lock: one line for each text, with the development text and each language.
  ///
  /// In the parts each language names the text from which it was translated, so that a new development text on one side
  /// and a new translation on the other can be merged: the translation was made from the old text, and is stale.
  init(lock bytes: [UInt8]) throws(EditRefusal) {
    let (lock, diagnostic) = TranslationLock.read(SourceText(decoding: bytes))
    guard let lock else {
      throw EditRefusal(
        diagnostic?.message ?? "the lock cannot be read", help: diagnostic?.help ?? "run l10n lock",
        at: diagnostic?.location?.range ?? 0..<0)
    }
    let source = SourceText(decoding: Array(lock.expandedText.utf8))
    let outline = LockOutline(bytes: source.utf8)
    self.init(source: source, root: outline.root, holdsMarkers: true)
    finish = TranslationLock.contracted
  }
}

extension TranslationLock {
  /// The file's text with the origin of every translation.
  fileprivate var expandedText: String {
    var lock = self
    for (id, line) in lines {
      for locale in line.translations.keys where line.origins[locale] == nil {
        lock.lines[id]?.origins[locale] = line.development
      }
    }
    return lock.text
  }

  /// The text with origins only if they differ from the line's development text.
  @Sendable fileprivate static func contracted(_ text: [UInt8]) -> [UInt8] {
    let tab = UInt8(ascii: "\t")
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      let fields = line.split(separator: tab, omittingEmptySubsequences: false)
      guard fields.count > 3 else { return Array(line) }
      let short = fields.enumerated().map { index, field in
        guard index > 2, let sign = field.firstIndex(of: UInt8(ascii: "<")),
          field[(sign + 1)...].elementsEqual(fields[2])
        else { return field }
        return field[..<sign]
      }
      return Array(short.joined(separator: [tab]))
    }
    return Array(lines.joined(separator: [0x0A]))
  }
}

private struct LockOutline: Sendable {
  let bytes: [UInt8]

  var root: SourceOutline.Part {
    var parts: [SourceOutline.Part] = []
    var start = bytes.firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    let head = 0..<start
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      parts.append(part(start..<end, next: min(end + 1, bytes.count)))
      start = end + 1
    }
    let lines = parts
    return SourceOutline.Part(
      SourceOutline.Name(""), lead: 0..<0, head: head, .group { lines }, tail: bytes.count..<bytes.count)
  }

  private func part(_ line: Range<Int>, next: Int) -> SourceOutline.Part {
    let fields = bytes[line].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { $0.startIndex..<$0.endIndex }
    let key = line.lowerBound..<fields[1].upperBound
    let parts = fields.dropFirst(2).enumerated().map { index, field in
      let colon = index == 0 ? nil : bytes[field].firstIndex(of: UInt8(ascii: ":"))
      let start = colon.map { $0 + 1 } ?? field.lowerBound
      let name = colon.map { text(field.lowerBound..<$0) } ?? ""
      let tab = field.lowerBound - 1
      return SourceOutline.Part(
        SourceOutline.Name(TableKey(name)), lead: tab..<tab, head: tab..<start, .leaf(start..<field.upperBound),
        tail: field.upperBound..<field.upperBound)
    }
    let name = SourceOutline.Name(TableKey(text(key).split(separator: "\t").joined(separator: " ")))
    return SourceOutline.Part(
      name, lead: line.lowerBound..<line.lowerBound, head: key, .group { parts }, tail: line.upperBound..<next)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
