import L10nRuntime

/// A specifier of Java's `Formatter` with a counterpart in Foundation.
///
/// `%s` is `%@`. Java takes integers of any size for `%d`, `%x` and `%o`, which are `%lld`, `%llx` and `%llo`. Other
/// specifiers are the same in both, or have no counterpart and stay unchanged: `%,d`, `%b`, `%tY`.
package struct JavaSpecifier {
  /// Its place in UTF-8 offsets of the text.
  package let range: Range<Int>

  /// Foundation's spelling.
  package let foundation: [UInt8]

  /// The specifiers of a text in Java's syntax.
  package static func specifiers(in text: [UInt8]) -> [JavaSpecifier] {
    var found: [JavaSpecifier] = []
    scan(text) { range, amounts, conversion in
      let hasAmounts =
        text[amounts].contains { $0 != UInt8(ascii: "$") && !$0.isASCIIDigit } || !isPosition(text[amounts])
      switch conversion {
      case "s" where !hasAmounts: found.append(replacing(range, text[amounts], "@"))
      case "d", "x", "X", "o": found.append(replacing(range, text[amounts], "ll\(conversion)"))
      default: break
      }
    }
    return found
  }

  /// A text with Foundation's specifiers in place of Java's.
  package static func replacing(_ specifiers: [JavaSpecifier], in text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for specifier in specifiers {
      result += text[end..<specifier.range.lowerBound] + specifier.foundation
      end = specifier.range.upperBound
    }
    return result + text[end...]
  }

  /// A text in Java's syntax, or in both, converted to Foundation's.
  package static func foundation(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: replacing(specifiers(in: bytes), in: bytes), as: UTF8.self)
  }

  /// A text in Foundation's syntax converted to Java's.
  package static func java(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    scan(bytes, lengths: true) { range, amounts, conversion in
      let written: String
      switch conversion.drop(while: { "hlqLzjt".contains($0) }) {
      // `%#@n@` names a variable.
      case "@":
        guard isPosition(bytes[amounts]) else { return }
        written = "s"
      case "d", "i", "u": written = "d"
      case "x", "X", "o", "f", "e", "E", "g", "G", "a", "A", "c": written = String(conversion.last ?? "s")
      default: return
      }
      result += bytes[end..<amounts.upperBound]
      result += written.utf8
      end = range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  private static func replacing(_ range: Range<Int>, _ amounts: ArraySlice<UInt8>, _ conversion: String)
    -> JavaSpecifier
  { JavaSpecifier(range: range, foundation: [UInt8(ascii: "%")] + amounts + conversion.utf8) }

  /// Finds specifiers with flags that both syntaxes have.
  ///
  /// - Parameter body: takes the range of the specifier, the range between its percent sign and its conversion, and the
  ///   conversion with its length.
  private static func scan(_ text: [UInt8], lengths: Bool = false, _ body: (Range<Int>, Range<Int>, String) -> Void) {
    guard text.contains(UInt8(ascii: "%")) else { return }
    var index = 0
    // A percent sign before a word, "50%-os", does not begin a specifier.
    let starts = Set(FormatString(String(decoding: text, as: UTF8.self)).placeholders.map(\.range.lowerBound))
    while let start = text[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = start + 1
      while index < text.count, text[index].isASCIIDigit || "$-#+.".utf8.contains(text[index]) { index += 1 }
      let amounts = start + 1..<index
      while lengths, index < text.count, "hlqLzjt".utf8.contains(text[index]) { index += 1 }
      guard index < text.count else { return }
      index += 1
      let conversion = text[amounts.upperBound..<index]
      if conversion.last.map({ $0 < 0x80 && $0 != UInt8(ascii: "%") }) ?? false {
        if starts.contains(start) { body(start..<index, amounts, String(decoding: conversion, as: UTF8.self)) }
      } else if conversion.last != UInt8(ascii: "%") || !amounts.isEmpty {
        // This is not a specifier, but the next character may begin one.
        index -= 1
        if text[index] != UInt8(ascii: "%") { index += 1 }
      }
    }
  }

  /// Whether a text is empty or the number of an argument.
  private static func isPosition(_ amounts: ArraySlice<UInt8>) -> Bool {
    amounts.isEmpty
      || amounts.last == UInt8(ascii: "$") && amounts.dropLast().allSatisfy(\.isASCIIDigit) && amounts.count > 1
  }
}
