/// The names of languages, scripts and regions in one locale, as far as a module uses them.
///
/// Made by the tool from ICU and frozen into generated code as text, which is searched in place. Source: UTS #35 part
/// 2, "Display Name Elements".
///
/// A class, so that every use retains one reference.
package final class DisplayNames: Sendable {
  /// Lines of `code name`, sorted by the bytes of the code: `de`, `de-AT` for the name of a dialect, `Latn`, `AT`,
  /// `valencia`; `=de` for the name of a tag in its own language; `^de` and `^=de` for different names in menus, or for
  /// names that occur only there; `~zh` with the likely script of a language that is named with its script, `Hans`.
  package let lines: CodedText
  /// The start of each line.
  private let starts: [Int32]
  /// The names of languages in themselves; `nil` if these are here.
  let first: @Sendable () -> DisplayNames?
  /// The texts before the name of the language if more subtags follow, after it, and at the end: "", " (" and ")".
  package let before, opening, closing: String
  /// The text between a script and a region: ", ".
  package let separator: String
  /// Whether the parentheses are full-width; brackets within them are full-width, too.
  let isWide: Bool

  /// - Parameter first: the names of languages in themselves; `nil` if these are here.
  package init(
    _ lines: CodedText, after first: @escaping @Sendable () -> DisplayNames?, before: String, opening: String,
    closing: String, separator: String
  ) {
    (self.lines, self.first) = (lines, first)
    starts = lines.withBytes { Self.starts(of: $0) }
    (self.before, self.opening, self.closing, self.separator) = (before, opening, closing, separator)
    isWide = opening.unicodeScalars.contains("\u{FF08}")
  }

  /// No names: codes are shown.
  static let none = DisplayNames(
    CodedText(""), after: { nil }, before: "", opening: " (", closing: ")", separator: ", ")

  private static func starts(of lines: UnsafeBufferPointer<UInt8>) -> [Int32] {
    var starts: [Int32] = lines.isEmpty ? [] : [0]
    while let end = lines.place(of: UInt8(ascii: "\n"), from: Int(starts.last ?? 0)) { starts.append(Int32(end + 1)) }
    return starts
  }

  /// Calls a function with the lines in place.
  func withLines<Result>(_ body: (Lines) -> Result) -> Result {
    lines.withBytes { bytes in
      starts.withUnsafeBufferPointer { body(Lines(bytes: bytes, starts: $0)) }
    }
  }

  /// The lines in place.
  struct Lines {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate let starts: UnsafeBufferPointer<Int32>

    /// The name of a code.
    subscript(code: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
      // The blank after a code counts as part of it, because it sorts before all characters of codes.
      guard code.count < 8 else { return long(code) }
      var wanted: UInt64 = 0
      for byte in code { wanted = wanted &<< 8 | UInt64(byte) }
      wanted = wanted &<< 8 | UInt64(UInt8(ascii: " "))
      let shift = UInt64(8 &* (7 &- code.count))
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low &+ high) / 2
        let start = Int(starts[middle])
        let found = word(at: start) &>> shift
        if found == wanted { return name(of: middle, from: start &+ code.count &+ 1) }
        if wanted < found { high = middle } else { low = middle &+ 1 }
      }
      return nil
    }

    /// The first eight bytes as a big-endian number; zeros after the end.
    @inline(__always)
    private func word(at start: Int) -> UInt64 {
      if bytes.count &- start >= 8 {
        return UInt64(
          bigEndian: UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + start).loadUnaligned(as: UInt64.self))
      }
      var word: UInt64 = 0
      for place in start..<start &+ 8 { word = word &<< 8 | (place < bytes.count ? UInt64(bytes[place]) : 0) }
      return word
    }

    private func name(of line: Int, from start: Int) -> UnsafeBufferPointer<UInt8> {
      let end = line &+ 1 < starts.count ? Int(starts[line &+ 1]) &- 1 : bytes.count
      return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    /// The name of a code of eight bytes or more: a variant, or a name of a language in itself.
    private func long(_ code: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low &+ high) / 2
        let start = Int(starts[middle])
        var place = 0
        var difference = 0
        while place <= code.count, difference == 0 {
          let byte = place < code.count ? code[place] : UInt8(ascii: " ")
          difference = Int(byte) &- (start &+ place < bytes.count ? Int(bytes[start &+ place]) : 0)
          place &+= 1
        }
        if difference == 0 { return name(of: middle, from: start &+ place) }
        if difference < 0 { high = middle } else { low = middle &+ 1 }
      }
      return nil
    }
  }

  /// The names from a `coded` text.
  /// - Returns: `nil` for any other text.
  package convenience init?(coded: String) { self.init(CodedText(coded)) }

  /// The names from a part of frozen text.
  /// - Parameter first: the names of languages in themselves; `nil` if these are here.
  convenience init?(_ coded: CodedText, after first: @escaping @Sendable () -> DisplayNames? = { nil }) {
    guard let fields = coded.fields(count: 5) else { return nil }
    let words = fields[..<4].map { $0.text }
    self.init(
      fields[4], after: first, before: words[0], opening: words[1], closing: words[2], separator: words[3])
  }
}

/// The context of a language's name: some languages capitalize it only in a menu.
///
/// Source: CLDR's `contextTransforms` for names of languages.
public enum LanguageNameContext: String, CaseIterable, Sendable {
  /// Within a text: "Piste audio : français".
  case text
  /// At the start of a line of a menu or a list: "Français".
  case menu
}

/// The style of a language's name.
public enum LanguageNameStyle: String, CaseIterable, Sendable {
  /// The language, with the other subtags in parentheses: "Portuguese (Brazil)".
  case standard
  /// The name of a dialect if there is one: "Brazilian Portuguese".
  case dialect
  /// The name in the language itself, for a list of languages to choose from: "português (Brasil)".
  case own
}
