extension DisplayNames {
  /// The name of a region; its code if there is none.
  package func name(ofRegion code: String) -> String { TextBytes.text { writeName(ofRegion: code, to: &$0) } }

  /// Writes the name of a region; its code if there is none.
  func writeName(ofRegion code: String, to output: inout TextBytes) {
    var code = code
    code.withUTF8 { code in withLines { output.append((code.isRegion ? $0[code] : nil) ?? code) } }
  }

  /// The name of a tag: language, script, region and variants, composed as in ICU.
  ///
  /// A tag with a subtag that has no name is named like its nearest parent with names. Extensions are not shown.
  /// - Parameter tag: the tag in canonical form; an empty one is `und`.
  package func name(
    ofTag tag: String, _ style: LanguageNameStyle, in context: LanguageNameContext = .text
  ) -> String {
    TextBytes.text { writeName(ofTag: tag, style, in: context, to: &$0) }
  }

  /// Writes the name of a tag.
  func writeName(
    ofTag tag: String, _ style: LanguageNameStyle, in context: LanguageNameContext, to output: inout TextBytes
  ) {
    var name = tag.isEmpty ? "und" : tag
    let isWritten = name.withUTF8 { bytes in
      if style == .own, writeOwnName(tag, bytes, in: context, to: &output) { return true }
      return withLines { write(Subtags(bytes), style, $0, context, to: &output) }
    }
    if !isWritten { writeNearestName(ofTag: tag, style, in: context, to: &output) }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Writes the name of the nearest parent whose subtags all have names; codes if the language has none.
  private func writeNearestName(
    ofTag tag: String, _ style: LanguageNameStyle, in context: LanguageNameContext, to output: inout TextBytes
  ) {
    withLines { names in
      for parent in names.parents(of: tag) {
        var parent = parent
        if parent.withUTF8({ write(Subtags($0), style, names, context, to: &output) }) { return }
      }
      var shortest = names.withoutUnnamedRegion(tag)
      shortest.withUTF8 { _ = write(Subtags($0), style, showsCodes: true, names, context, to: &output) }
    }
  }

  /// - Returns: whether there is one.
  private func writeOwnName(
    _ tag: String, _ bytes: Bytes, in context: LanguageNameContext, to output: inout TextBytes
  ) -> Bool {
    (first() ?? self).withLines { names in
      var own = names.ownName(bytes, context)
      if own == nil {
        for parent in names.parents(of: tag) where own == nil {
          var parent = parent
          own = parent.withUTF8 { names.ownName($0, context) }
        }
      }
      guard let own else { return false }
      output.append(own)
      return true
    }
  }

  /// - Parameter showsCodes: whether subtags without a name are shown as codes.
  /// - Returns: whether all subtags have names; if not, nothing is written.
  private func write(
    _ subtags: Subtags, _ style: LanguageNameStyle, showsCodes: Bool = false, _ names: Lines,
    _ context: LanguageNameContext, to output: inout TextBytes
  ) -> Bool {
    var (script, region) = (subtags.script, subtags.region)
    let none = Bytes(rebasing: subtags.language[..<0])
    var language: Bytes?
    if style == .dialect {
      if !subtags.region.isEmpty, let own = names.language(subtags.throughRegion, context) {
        language = own
        (script, region) = (none, none)
      } else if !subtags.script.isEmpty, let own = names.language(subtags.throughScript, context) {
        language = own
        script = none
      } else if !subtags.script.isEmpty, !subtags.region.isEmpty,
        let own = names.language(subtags.language, "-", subtags.region, context)
      {
        language = own
        region = none
      }
    }
    guard let name = language ?? names.language(subtags.language, context) ?? (showsCodes ? subtags.language : nil)
    else { return false }
    if script.isEmpty, region.isEmpty, subtags.variants.isEmpty {
      output.append(name)
      return true
    }
    func named(_ code: Bytes) -> Bytes? { code.isEmpty ? code : names[code] ?? (showsCodes ? code : nil) }
    let variants = subtags.variants.split(separator: UInt8(ascii: "-"))
    guard let script = named(script), let region = named(region),
      variants.allSatisfy({ named(Bytes(rebasing: $0)) != nil })
    else { return false }
    output.append(before)
    output.append(name)
    output.append(opening)
    var isFirst = true
    func write(_ name: Bytes) {
      if name.isEmpty { return }
      if !isFirst { output.append(separator) }
      isFirst = false
      Self.write(name, isWide: isWide, to: &output)
    }
    write(script)
    write(region)
    for variant in variants { named(Bytes(rebasing: variant)).map { write($0) } }
    output.append(closing)
    return true
  }

  /// Writes a name within parentheses, with brackets instead of its own parentheses.
  private static func write(_ name: Bytes, isWide: Bool, to output: inout TextBytes) {
    var start = 0
    var place = 0
    func flush(_ count: Int, _ output: inout TextBytes) {
      output.append(Bytes(rebasing: name[start..<place]))
      place += count
      start = place
    }
    while place < name.count {
      let byte = name[place]
      // U+FF08 and U+FF09 are EF BC 88 and EF BC 89.
      let isFullWidth = isWide && place + 2 < name.count && byte == 0xEF && name[place + 1] == 0xBC
      let bracket: Unicode.Scalar? =
        switch isFullWidth ? name[place + 2] : byte {
        case 0x88 where isFullWidth: "\u{FF3B}"
        case 0x89 where isFullWidth: "\u{FF3D}"
        case UInt8(ascii: "(") where !isWide: "["
        case UInt8(ascii: ")") where !isWide: "]"
        default: nil
        }
      if let bracket {
        flush(isFullWidth ? 3 : 1, &output)
        output.append(bracket)
      } else {
        place += 1
      }
    }
    flush(0, &output)
  }
}

extension DisplayNames.Lines {
  fileprivate typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The name of a tag in its own language; `nil` if there is none.
  fileprivate func ownName(_ tag: Bytes, _ context: LanguageNameContext) -> Bytes? {
    language(Bytes(rebasing: tag[..<0]), "=", tag, context)
  }

  /// The name of a language or a dialect; `nil` if there is none.
  fileprivate func language(_ code: Bytes, _ context: LanguageNameContext) -> Bytes? {
    if context == .text, let name = self[code] { return name }
    return menuName(code) ?? (context == .menu ? self[code] : nil)
  }

  /// The name of a language whose code is in two parts, with a separator between them.
  fileprivate func language(
    _ first: Bytes, _ separator: Unicode.Scalar, _ last: Bytes, _ context: LanguageNameContext
  ) -> Bytes? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: first.count + 1 + last.count) { code in
      for place in first.indices { code[place] = first[place] }
      code[first.count] = UInt8(truncatingIfNeeded: separator.value)
      for place in last.indices { code[first.count + 1 + place] = last[place] }
      return language(Bytes(code), context)
    }
  }

  /// The name of a code in a menu; `nil` if it has no separate one.
  private func menuName(_ code: Bytes) -> Bytes? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: code.count + 1) { marked in
      marked[0] = UInt8(ascii: "^")
      for place in code.indices { marked[place + 1] = code[place] }
      return self[Bytes(marked)]
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it may be the code of a region: two capitals or three digits. Other codes are languages and scripts.
  fileprivate var isRegion: Bool {
    switch count {
    case 2: allSatisfy { $0.isASCIICapital }
    case 3: allSatisfy { $0.isASCIIDigit }
    default: false
    }
  }
}
