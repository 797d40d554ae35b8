import L10nCore
import L10nRuntime
import L10nSyntax

extension SpecifierSyntax {
  /// Foundation's specifier at an offset of a text that another system formats, unless it is probably a percent sign
  /// and a word; with that system's specifier, if it has one.
  func foreignSpecifier(at offset: Int, in utf8: [UInt8]) -> (range: Range<Int>, instead: String?)? {
    guard !takesArgumentsOfC,
      let found = FormatString.placeholder(startingText: String(decoding: utf8[offset...], as: UTF8.self)),
      found.flags.isSubset(of: .alternate)
    else { return nil }
    let range = offset..<offset + found.range.count
    let isSign = found.isNumbered || found.conversion == .object || found.variable != nil
    if !isSign {
      let isLetter = { (byte: UInt8) in byte.isASCIILetter || byte >= 0x80 }
      let before = utf8[..<offset].last { $0 != UInt8(ascii: " ") } ?? 0
      guard !before.isASCIIDigit, found.width == nil, found.precision == nil,
        !(range.upperBound < utf8.count && isLetter(utf8[range.upperBound]))
      else { return nil }
    }
    let written = String(decoding: utf8[range], as: UTF8.self)
    let own = spelled(written)
    return (range, own != written ? own : found.variable == nil ? spelled("%@") : nil)
  }
}
