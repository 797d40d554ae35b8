import L10nCore
import L10nRuntime
import L10nSyntax
import Testing

@testable import L10nInterchange

/// Formats of `String(format:)` written as messages, and back.
struct FormatsToMF2Tests {
  /// A format; the ICU message; the function of MessageFormat 2; whether they always show the same; the format that comes
  /// back where it is another one.
  @Test(arguments: [
    ("%lld", "number, integer", ":integer", true, nil), ("%d", "number, integer", ":integer", true, "%lld"),
    ("%ld", "number, integer", ":integer", true, "%lld"), ("%u", "number, integer", ":integer", true, "%lld"),
    ("%+lld", "number, ::precision-integer sign-always", ":integer signDisplay=always", true, nil),
    ("%.3d", "number, ::precision-integer integer-width/+000", ":integer minimumIntegerDigits=3", true, "%03lld"),
    ("%03lld", "number, ::precision-integer integer-width/+000", ":integer minimumIntegerDigits=3", true, nil),
    (
      "%05lld", "number, ::precision-integer integer-width/+00000 group-off",
      ":integer minimumIntegerDigits=5 useGrouping=never", true, nil
    ),
    (
      "%+03lld", "number, ::precision-integer integer-width/+00 sign-always",
      ":integer minimumIntegerDigits=2 signDisplay=always", true, nil
    ),
    ("%f", "number, ::.000000", ":number minimumFractionDigits=6 maximumFractionDigits=6", true, nil),
    ("%.1f", "number, ::.0", ":number minimumFractionDigits=1 maximumFractionDigits=1", true, nil),
    ("%.0f", "number, ::precision-increment/1", ":number maximumFractionDigits=0", true, nil),
    (
      "%05.1f", "number, ::.0 integer-width/+000",
      ":number minimumFractionDigits=1 maximumFractionDigits=1 minimumIntegerDigits=3", true, nil
    ),
    (
      "%+.1f", "number, ::.0 sign-always",
      ":number minimumFractionDigits=1 maximumFractionDigits=1 signDisplay=always", true, nil
    ),
    ("%@", "", "", true, nil), ("%s", "", "", true, "%@"),
    // Specifiers that no pattern matches exactly.
    ("%5d", "number, integer", ":integer", false, "%lld"), ("%-5d", "number, integer", ":integer", false, "%lld"),
    ("% d", "number, integer", ":integer", false, "%lld"), ("%x", "number, integer", ":integer", false, "%lld"),
    ("%02X", "number, integer", ":integer", false, "%lld"),
    (
      "%05.3d", "number, ::precision-integer integer-width/+000",
      ":integer minimumIntegerDigits=3", false, "%03lld"
    ),
    ("%g", "number", ":number", false, nil), ("%.3e", "number", ":number", false, "%g"),
    ("%#.1f", "number, ::.0", ":number minimumFractionDigits=1 maximumFractionDigits=1", false, "%.1f"),
    ("%8.2f", "number, ::.00", ":number minimumFractionDigits=2 maximumFractionDigits=2", false, "%.2f"),
    ("%-5s", "", "", false, "%@"), ("%c", "", "", false, "%@"), ("%p", "", "", false, "%@"),
  ])
  func writesSpecifiersAsFunctions(format: String, icu: String, mf2: String, isExact: Bool, back: String?) {
    let table = Self.table([("a", format, nil)])
    let texts: [(TextSyntax, String)] = [
      (.icu, icu.isEmpty ? "{argument1}" : "{argument1, \(icu)}"),
      (.mf2, mf2.isEmpty ? "{$argument1}" : "{$argument1 \(mf2)}"),
    ]
    for (syntax, text) in texts {
      let (converted, losses) = table.converted(to: syntax, language: "en", source: table)
      #expect(converted.units[0].message == .text(text))
      let expected = "'a' shows 'argument1' as '\(format)', which becomes '\(text)' and may look different"
      #expect(losses.map(\.message) == (isExact ? [] : [expected]))
      let returned = converted.converted(to: .printf, language: "en", source: converted)
      #expect(returned.table.units[0].message == .text(back ?? format))
      #expect(returned.losses.isEmpty == (icu != "number"))
    }
  }

  private static func table(_ texts: [(key: String, text: String, comment: String?)]) -> TextTable {
    let units = texts.map { key, text, comment in
      TextUnit(
        key: TableKey(key), message: .text(text), comment: comment,
        location: SourceLocation("en.lproj/T.strings", 0..<1))
    }
    return TextTable(name: "T", locale: "en", units: units)
  }

  /// Each time an argument is shown is written for itself.
  @Test func writesEachSpecifierOfAnArgument() {
    let table = Self.table([("a", "%1$.2f or %1$lld", nil)])
    let (converted, losses) = table.converted(to: .icu, language: "en", source: table)
    #expect(converted.units[0].message == .text("{argument1, number, ::.00} or {argument1, number, integer}"))
    #expect(losses.isEmpty)
    let back = converted.converted(to: .printf, language: "en", source: converted).table
    #expect(back.units[0].message == .text("%1$.2f or %1$lld"))
  }

  @Test func reportsAFlagOfOtherSystems() {
    let table = Self.table([("a", "%'d", nil)])
    let losses = table.converted(to: .icu, language: "en", source: table).losses
    #expect(losses.map(\.message) == ["'a' has a percent sign that is not a specifier, which a pattern escapes"])
  }
}
