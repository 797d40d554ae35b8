package import L10nCore
package import L10nRuntime
package import L10nSyntax

extension Configuration {
  /// An `l10n.yml` with further `locales` and otherwise unchanged; `nil` if it lists none and needs no change.
  ///
  ///     locales: [ar, en]    →    locales: [ar, en, fr]
  package func adding(_ tags: [LanguageTag], to source: SourceText) -> [UInt8]? {
    guard let last = locales?.max(by: { $0.location < $1.location })?.location.range else { return nil }
    let bytes = source.utf8
    let names = tags.map(\.description.yamlScalar)
    let lineStart = bytes[..<last.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let lineEnd = bytes[last.upperBound...].firstIndex(where: isBreak) ?? bytes.count
    let isQuote = { (byte: UInt8) in byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }
    let before = bytes[lineStart..<last.lowerBound].filter { !isQuote($0) }
    var edits = SourceEdits(source)
    if before.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }) {
      let start = String(decoding: before, as: UTF8.self)
      edits.replace(lineEnd..<lineEnd, with: names.map { "\n\(start)\($0)" }.joined())
    } else {
      let end = last.upperBound + (bytes[last.upperBound...].first.map(isQuote) == true ? 1 : 0)
      edits.replace(end..<end, with: names.map { ", \($0)" }.joined())
    }
    return edits.bytes
  }
}
