import L10nCore
import StringsFormat
import Testing

@testable import L10nInterchange

/// Formats of `String(format:)` written as messages of MessageFormat 2.
struct FormatsToMF2Tests {
  /// A format, the message, and whether it always shows the same.
  @Test(arguments: [
    ("%d", "{$argument1 :integer}", true), ("%+d", "{$argument1 :integer signDisplay=always}", true),
    ("%.3d", "{$argument1 :integer minimumIntegerDigits=3}", true), ("%u", "{$argument1 :integer}", true),
    ("%f", "{$argument1 :number minimumFractionDigits=6 maximumFractionDigits=6}", true),
    ("%.0f", "{$argument1 :number maximumFractionDigits=0}", true),
    ("%+.1f", "{$argument1 :number minimumFractionDigits=1 maximumFractionDigits=1 signDisplay=always}", true),
    ("%@", "{$argument1}", true), ("%5d", "{$argument1 :integer}", false), ("%05d", "{$argument1 :integer}", false),
    ("%x", "{$argument1 :integer}", false), ("%g", "{$argument1 :number}", false), ("%-5s", "{$argument1}", false),
  ])
  func writesSpecifiersAsFunctions(format: String, message: String, isExact: Bool) {
    let unit = TextUnit(key: "a", message: .text(format), location: SourceLocation("en.lproj/T.strings", 0..<1))
    let table = TextTable(name: "T", locale: "en", units: [unit])
    let (converted, losses) = table.converted(to: .mf2, language: "en", source: table)
    #expect(converted.units[0].message == .text(message))
    let expected = "'a' shows 'argument1' as '\(format)', which becomes '\(message)' and may look different"
    #expect(losses.map(\.message) == (isExact ? [] : [expected]))
  }
}
