import L10nCore
import L10nSyntax

extension Rule {
  static let developerText: Rule = Rule(
    id: "a11y-developer-text", severity: .error, use: .forSpeech,
    summary: "A label, hint or error speaks of classes, selectors or values of a program."
  ) { context, settings in
    context.spokenTexts(.label, .hint, .error, under: settings).compactMap { text in
      guard text.text.traits.contains(.latinLetters), TextShape(text.string) == .words,
        let code = text.string.firstCode
      else { return nil }
      return Diagnostic(
        "\(text.name) speaks of the program", at: code, in: text, of: context,
        help: "say what happened, in the words of those who watch")
    }
  }
}

extension String {
  /// The first piece of program text, in UTF-8 offsets.
  fileprivate var firstCode: Range<Int>? {
    let bytes = Array(utf8)
    func range(_ open: UInt8, _ close: UInt8, where accepts: (ArraySlice<UInt8>) -> Bool) -> Range<Int>? {
      guard let start = bytes.firstIndex(of: open), let end = bytes[(start + 1)...].firstIndex(of: close),
        accepts(bytes[(start + 1)..<end])
      else { return nil }
      return start..<end + 1
    }
    let backtick = UInt8(ascii: "`")
    if let quoted = range(backtick, backtick, where: { !$0.isEmpty }) { return quoted }
    let isCall: (ArraySlice<UInt8>) -> Bool = { inner in
      let parts = inner.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 2, parts[1].first?.isLowercase == true else { return false }
      // "[Learn more]" is not a call.
      return (parts[0].first?.isLowercase == true || parts[0].isClassName)
        && inner.allSatisfy { $0 == 0x20 || $0 == 0x3A || $0.isASCIINameByte }
    }
    if let call = range(UInt8(ascii: "["), UInt8(ascii: "]"), where: isCall),
      // A Markdown link begins like that, too.
      bytes.dropFirst(call.upperBound).first != UInt8(ascii: "(")
    {
      return call
    }
    var start = 0
    while start < bytes.count {
      guard !Self.isGap(bytes[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < bytes.count, !Self.isGap(bytes[end]) { end += 1 }
      if let code = Self.code(in: bytes[start..<end]) { return code }
      start = end
    }
    return nil
  }

  /// Whether a byte is not part of a word of a program.
  private static func isGap(_ byte: UInt8) -> Bool {
    byte.isSpaceOrControl || byte >= 0x80 || ",;\"'".utf8.contains(byte)
  }

  private static func code(in word: ArraySlice<UInt8>) -> Range<Int>? {
    let text = String(decoding: word, as: UTF8.self)
    if ["==", "!=", "===", "&&", "||", "nil", "null", "NULL"].contains(text) { return word.startIndex..<word.endIndex }
    let name = word.prefix { $0.isASCIINameByte }
    let rest = text.dropFirst(name.count)
    let label = String(decoding: name, as: UTF8.self)
    let all = word.startIndex..<word.endIndex
    if !label.isEmpty, rest.hasPrefix("()") { return word.startIndex..<word.startIndex + name.count + 2 }
    if label.isCamelCase, rest.hasPrefix(":") { return word.startIndex..<word.startIndex + name.count + 1 }
    if sourceSuffixes.contains(where: { rest.hasPrefix(".\($0)") }), !label.isEmpty { return all }
    return label.isClassName ? word.startIndex..<word.startIndex + name.count : nil
  }

  /// Extensions of files that only developers of apps know.
  private static let sourceSuffixes = ["nib", "plist", "storyboard", "strings", "swift", "xcconfig", "xib"]

  /// Whether a name is in lower camel case: setDelegate.
  fileprivate var isCamelCase: Bool { TextShape(self) == .identifier && !contains("_") && !contains(".") }

  /// Whether a name has a prefix of the system's classes: NSError, AVPlayerItem.
  fileprivate var isClassName: Bool {
    let prefixes = ["AV", "CF", "CG", "CM", "NS", "UI", "WK"]
    guard let prefix = prefixes.first(where: { hasPrefix($0) }), let next = dropFirst(prefix.count).first else {
      return false
    }
    return next.isUppercase && dropFirst(prefix.count + 1).first?.isLowercase == true
  }
}

extension UInt8 {
  fileprivate var isASCIINameByte: Bool {
    isASCIIAlphanumeric || self == 0x5F
  }
}
