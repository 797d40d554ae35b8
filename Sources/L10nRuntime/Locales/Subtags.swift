/// The subtags of a canonical language tag, read in place.
struct Subtags {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  private let tag: Bytes
  /// The end of each part; a missing part ends with the one before it.
  private let languageEnd, scriptEnd, regionEnd, variantsEnd: Int

  init(_ tag: Bytes) {
    self.tag = tag
    func end(from start: Int) -> Int {
      var end = start
      while end < tag.count, tag[end] != UInt8(ascii: "-") { end &+= 1 }
      return end
    }
    var place = end(from: 0)
    var next = 0
    func step() -> Int { place < tag.count ? end(from: place &+ 1) &- place &- 1 : 0 }
    languageEnd = place
    next = step()
    if next == 4, tag[place &+ 1].isASCIILetter {
      place &+= 5
      next = step()
    }
    scriptEnd = place
    if next == 2 || next == 3 {
      place &+= 1 &+ next
      next = step()
    }
    regionEnd = place
    while next >= 4 {
      place &+= 1 &+ next
      next = step()
    }
    variantsEnd = place
  }

  var language: Bytes { Bytes(rebasing: tag[..<languageEnd]) }
  var script: Bytes { part(languageEnd, scriptEnd) }
  var region: Bytes { part(scriptEnd, regionEnd) }
  /// The variants, separated by `-`.
  var variants: Bytes { part(regionEnd, variantsEnd) }
  /// The extensions and private use, separated by `-`.
  var extensions: Bytes { part(variantsEnd, tag.count) }
  /// The tag through its script.
  var throughScript: Bytes { Bytes(rebasing: tag[..<scriptEnd]) }
  /// The tag through its region.
  var throughRegion: Bytes { Bytes(rebasing: tag[..<regionEnd]) }
  /// The tag without its extensions.
  var throughVariants: Bytes { Bytes(rebasing: tag[..<variantsEnd]) }

  /// Whether the tag is only a language of two or three letters, a script and a region in canonical case.
  var isPlain: Bool {
    regionEnd == tag.count && (language.count == 2 || language.count == 3) && language.allSatisfy { $0 &- 0x61 < 26 }
      && script.first?.isASCIICapital != false && script.dropFirst().allSatisfy { $0 &- 0x61 < 26 }
      && (region.allSatisfy { region.count == 2 ? $0.isASCIICapital : $0.isASCIIDigit })
  }

  /// The part between two ends, without the `-` before it.
  private func part(_ start: Int, _ end: Int) -> Bytes { Bytes(rebasing: tag[min(start &+ 1, end)..<end]) }
}
