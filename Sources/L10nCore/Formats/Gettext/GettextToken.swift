/// A named argument in a text, or an escaped brace or percent sign.
struct GettextToken {
  let range: Range<Int>
  var name: String?
  var amounts = ""
  var conversion = "@"
  var literal: [UInt8]?

  /// `%(name)d`
  static func percentTokens(in text: [UInt8]) -> [GettextToken] {
    var tokens: [GettextToken] = []
    var offset = 0
    while let start = text[offset...].firstIndex(of: UInt8(ascii: "%")), start + 1 < text.count {
      offset = start + 1
      if text[offset] == UInt8(ascii: "%") {
        offset += 1
        continue
      }
      guard text[offset] == UInt8(ascii: "("), let close = text[offset...].firstIndex(of: UInt8(ascii: ")")) else {
        continue
      }
      var end = close + 1
      while end < text.count, text[end].isASCIIDigit || "#-+ .".utf8.contains(text[end]) { end += 1 }
      let amounts = String(decoding: text[(close + 1)..<end], as: UTF8.self)
      while end < text.count, "hlL".utf8.contains(text[end]) { end += 1 }
      guard end < text.count else { continue }
      let conversion: String
      switch text[end] {
      case UInt8(ascii: "s"), UInt8(ascii: "r"), UInt8(ascii: "a"), UInt8(ascii: "c"): conversion = "@"
      case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"): conversion = "lld"
      case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"):
        conversion = "ll" + String(decoding: [text[end]], as: UTF8.self)
      case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
        UInt8(ascii: "G"):
        conversion = String(decoding: [text[end]], as: UTF8.self)
      default: continue
      }
      tokens.append(
        GettextToken(
          range: start..<end + 1, name: String(decoding: text[(offset + 1)..<close], as: UTF8.self), amounts: amounts,
          conversion: conversion))
      offset = end + 1
    }
    return tokens
  }

  /// `{name}`, `{0!r:>10}`, `{}`; and braces and percent signs that are text.
  static func braceTokens(in text: [UInt8], isFormat: Bool) -> [GettextToken] {
    var tokens: [GettextToken] = []
    var counted = 0
    var offset = 0
    while offset < text.count {
      let (start, byte) = (offset, text[offset])
      offset += 1
      let isDoubled = offset < text.count && text[offset] == byte
      switch byte {
      case UInt8(ascii: "%"):
        if isFormat { tokens.append(GettextToken(range: start..<offset, literal: Array("%%".utf8))) }
      case UInt8(ascii: "{") where isDoubled, UInt8(ascii: "}") where isDoubled:
        offset += 1
        tokens.append(GettextToken(range: start..<offset, literal: [byte]))
      case UInt8(ascii: "{"):
        guard let close = text[offset...].firstIndex(of: UInt8(ascii: "}")),
          !text[offset..<close].contains(UInt8(ascii: "{"))
        else { continue }
        let field = text[offset..<close].prefix { !"!:,".utf8.contains($0) }
        var name = String(decoding: field, as: UTF8.self)
        guard name.unicodeScalars.allSatisfy({ !$0.properties.isWhitespace }) else { continue }
        if name.isEmpty { name = "\(counted)" }
        counted += 1
        offset = close + 1
        tokens.append(GettextToken(range: start..<offset, name: name))
      default: continue
      }
    }
    return tokens
  }
}
