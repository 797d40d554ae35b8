extension DisplayNames {
  /// The name of a region; its code where there is none.
  package func name(ofRegion code: String) -> String { self[code] ?? code }

  /// The name of what a tag says: language, script, region and variants, as ICU puts it together.
  ///
  /// A subtag without a name is shown itself, extensions are not shown.
  /// - Parameter tag: in canonical form.
  package func name(ofTag tag: String, _ style: LanguageNameStyle) -> String {
    if style == .own, let own = self["=" + tag] ?? ownNameOfLanguage(tag) { return own }
    return tag.utf8.withContiguousStorageIfAvailable { tag in
      lines.withUnsafeBufferPointer { name(of: Subtags(tag), hasDialects: style == .dialect, FrozenLines($0), $0) }
    } ?? tag
  }

  /// The own name of the language alone, where there is none for its script and region.
  private func ownNameOfLanguage(_ tag: String) -> String? {
    tag.utf8.firstIndex(of: UInt8(ascii: "-")).flatMap { self["=" + tag[..<$0]] }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private func name(of subtags: Subtags, hasDialects: Bool, _ names: FrozenLines, _ lines: Bytes) -> String {
    var subtags = subtags
    func named(_ code: some Sequence<UInt8>) -> Bytes? { names.value(for: code).map { Bytes(rebasing: lines[$0]) } }
    var language: Bytes?
    if hasDialects {
      if !subtags.region.isEmpty, let own = named(subtags.throughRegion) {
        language = own
        (subtags.script, subtags.region) = (subtags.none, subtags.none)
      } else if !subtags.script.isEmpty, let own = named(subtags.throughScript) {
        language = own
        subtags.script = subtags.none
      } else if !subtags.script.isEmpty, !subtags.region.isEmpty,
        let own = named(Array(subtags.language) + [UInt8(ascii: "-")] + Array(subtags.region))
      {
        language = own
        subtags.region = subtags.none
      }
    }
    let parts = [subtags.script, subtags.region].filter { !$0.isEmpty }.map { named($0) ?? $0 }
    return text(language ?? named(subtags.language) ?? subtags.language, parts, variants: subtags.variants, named)
  }

  private func text(_ language: Bytes, _ parts: [Bytes], variants: Bytes, _ named: (Bytes) -> Bytes?) -> String {
    var all = parts
    for variant in variants.split(separator: UInt8(ascii: "-")) {
      let code = Bytes(rebasing: variant)
      all.append(named(code) ?? code)
    }
    let affixes = before.utf8.count + opening.utf8.count + closing.utf8.count
    let capacity = all.reduce(language.count + affixes) { $0 + 2 * $1.count + separator.utf8.count }
    // A text in full-width parentheses has such brackets inside, too.
    let isWide = opening.unicodeScalars.contains("\u{FF08}")
    return TextBytes.text(capacity: capacity) { output in
      if all.isEmpty { return output.append(language) }
      output.append(before)
      output.append(language)
      output.append(opening)
      for (place, part) in all.enumerated() {
        if place > 0 { output.append(separator) }
        Self.write(part, isWide: isWide, to: &output)
      }
      output.append(closing)
    }
  }

  /// Writes a name that stands in parentheses, with brackets in place of its own ones.
  private static func write(_ name: Bytes, isWide: Bool, to output: inout TextBytes) {
    var place = 0
    while place < name.count {
      let byte = name[place]
      // U+FF08 and U+FF09 are EF BC 88 and EF BC 89.
      let isFullWidth = isWide && place + 2 < name.count && byte == 0xEF && name[place + 1] == 0xBC
      switch isFullWidth ? name[place + 2] : byte {
      case 0x88 where isFullWidth: output.append("\u{FF3B}")
      case 0x89 where isFullWidth: output.append("\u{FF3D}")
      case UInt8(ascii: "(") where !isWide: output.append(UInt8(ascii: "["))
      case UInt8(ascii: ")") where !isWide: output.append(UInt8(ascii: "]"))
      default:
        output.append(byte)
        place += 1
        continue
      }
      place += isFullWidth ? 3 : 1
    }
  }
}

/// The subtags of a canonical tag where it stands.
private struct Subtags {
  let language: UnsafeBufferPointer<UInt8>
  var script: UnsafeBufferPointer<UInt8>
  var region: UnsafeBufferPointer<UInt8>
  let variants: UnsafeBufferPointer<UInt8>
  /// The tag up to its script, and up to its region.
  let throughScript, throughRegion: UnsafeBufferPointer<UInt8>
  let none: UnsafeBufferPointer<UInt8>

  init(_ tag: UnsafeBufferPointer<UInt8>) {
    func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: tag[range]) }
    func end(_ start: Int) -> Int { tag[min(start, tag.count)...].firstIndex(of: UInt8(ascii: "-")) ?? tag.count }
    let empty = slice(0..<0)
    none = empty
    language = slice(0..<end(0))
    var place = language.count
    func next() -> UnsafeBufferPointer<UInt8> { place < tag.count ? slice(place + 1..<end(place + 1)) : empty }
    var (script, region) = (empty, empty)
    if next().count == 4, let first = next().first, first >= UInt8(ascii: "A") {
      script = next()
      place += 5
    }
    throughScript = slice(0..<place)
    if 2...3 ~= next().count {
      region = next()
      place += 1 + region.count
    }
    throughRegion = slice(0..<place)
    (self.script, self.region) = (script, region)
    let start = place
    while next().count >= 4 { place += 1 + next().count }
    variants = slice(start..<place)
  }
}
