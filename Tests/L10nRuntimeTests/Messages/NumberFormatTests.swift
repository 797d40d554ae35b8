import L10nCompiler
import L10nSyntax
import Testing

@testable import L10nRuntime

/// Expected texts are the output of C's `printf`.
struct NumberFormatTests {
  static let floats: [(String, Double, String)] = [
    ("%f", 0, "0.000000"), ("%f", -0.0, "-0.000000"), ("%.0f", 0.5, "0"), ("%.0f", 1.5, "2"), ("%.0f", 2.5, "2"),
    ("%.1f", 0.25, "0.2"), ("%.1f", 0.35, "0.3"), ("%.1f", 0.45, "0.5"), ("%.2f", 1.005, "1.00"),
    ("%.2f", 0.125, "0.12"), ("%.2f", 0.375, "0.38"), ("%.1f", 9.95, "9.9"), ("%.0f", 99.5, "100"),
    ("%.0f", 9_007_199_254_740_992, "9007199254740992"), ("%.3f", 0.0004, "0.000"), ("%.3f", -0.0006, "-0.001"),
    ("%.20f", 0.1, "0.10000000000000000555"), ("%.25f", 0.5, "0.5000000000000000000000000"),
    ("%.0f", 1e23, "99999999999999991611392"), ("%.1f", 1e22, "10000000000000000000000.0"),
    ("%#.0f", 3, "3."), ("%+.1f", 2, "+2.0"), ("% .1f", 2, " 2.0"), ("%08.2f", -1.5, "-0001.50"),
    ("%-8.2f|", 1.5, "1.50    |"), ("%8.2f", 1.5, "    1.50"), ("%-08.1f|", 1, "1.0     |"),
    ("%e", 0, "0.000000e+00"), ("%e", 123_456, "1.234560e+05"), ("%.0e", 2.5, "2e+00"), ("%.0e", 9.5, "1e+01"),
    ("%.2e", 9.999, "1.00e+01"), ("%.3E", 1.5e-300, "1.500E-300"), ("%#.0e", 5, "5.e+00"),
    ("%.17e", .leastNonzeroMagnitude, "4.94065645841246544e-324"), ("%.3e", 1.7976931348623157e308, "1.798e+308"),
    ("%g", 100_000, "100000"), ("%g", 1_000_000, "1e+06"), ("%g", 999_999.5, "1e+06"), ("%g", 0.0001, "0.0001"),
    ("%g", 0.00001, "1e-05"), ("%g", 0.00009999995, "0.0001"), ("%.3g", 1234, "1.23e+03"), ("%.0g", 0.15, "0.1"),
    ("%#g", 1.5, "1.50000"), ("%#.3g", 100, "100."), ("%G", 1e-10, "1E-10"), ("%.17g", 0.1, "0.10000000000000001"),
    ("%a", 0, "0x0p+0"), ("%a", 1, "0x1p+0"), ("%a", 0.1, "0x1.999999999999ap-4"), ("%A", 123_456, "0X1.E24P+16"),
    ("%.0a", 1.5, "0x2p+0"), ("%.0a", 2.5, "0x1p+1"), ("%.2a", 1.999, "0x2.00p+0"),
    ("%.15a", 1.5, "0x1.800000000000000p+0"),
    ("%a", .leastNonzeroMagnitude, "0x0.0000000000001p-1022"), ("%012a", 1, "0x0000001p+0"), ("%+a", 1, "+0x1p+0"),
    ("%f", .infinity, "inf"), ("%08F", -.infinity, "    -INF"), ("%+e", .infinity, "+inf"), ("%G", .nan, "NAN"),
  ]

  @Test(arguments: floats)
  func showsFloatsAsCDoes(_ format: String, _ value: Double, _ expected: String) throws {
    #expect(try formatter("en").format(Message(text: format), [.double(value)]) == expected)
  }

  static let wholes: [(String, Int64, String)] = [
    ("%d", 0, "0"), ("%i", -42, "-42"), ("%+d", 7, "+7"), ("% d", 7, " 7"), ("%+ d", 7, "+7"), ("%5d|", 42, "   42|"),
    ("%-5d|", 42, "42   |"), ("%05d", -42, "-0042"), ("%05.3d", 7, "  007"), ("%.0d", 0, ""), ("%+.0d", 0, "+"),
    ("%lld", Int64.min, "-9223372036854775808"), ("%u", 4_294_967_295, "4294967295"),
    ("%x", 255, "ff"), ("%#X", 255, "0XFF"), ("%#x", 0, "0"), ("%#06x", 255, "0x00ff"), ("%hhx", -1, "ff"),
    ("%x", -1, "ffffffff"), ("%lx", -1, "ffffffffffffffff"), ("%o", 8, "10"), ("%#o", 8, "010"), ("%#.0o", 0, "0"),
    ("%#.3o", 8, "010"), ("%c", 65, "A"), ("%C", 0x416, "Ж"), ("%3c|", 0x1F600, "  😀|"),
    // No wrong text where C would wrap: a translation may say %u for %d.
    ("%u", -1, "-1"), ("%d", 3_000_000_000, "3000000000"), ("%hhd", 200, "200"),
  ]

  @Test(arguments: wholes)
  func showsWholeNumbersAsCDoes(_ format: String, _ value: Int64, _ expected: String) throws {
    #expect(try formatter("en").format(Message(text: format), [.integer(value)]) == expected)
  }

  private static let arabic = NumberSymbols(
    zeroDigit: "٠", decimal: "٫", grouping: "٬", minus: "\u{61C}-", plus: "\u{61C}+",
    minimumGrouping: 1, primaryGroup: 3, secondaryGroup: 3, notANumber: "ليس رقم")
  private static let hindi = NumberSymbols(
    zeroDigit: "0", decimal: ".", grouping: ",", minus: "-", plus: "+",
    minimumGrouping: 1, primaryGroup: 3, secondaryGroup: 2)
  private static let spanish = NumberSymbols(
    zeroDigit: "0", decimal: ",", grouping: ".", minus: "-", plus: "+",
    minimumGrouping: 2, primaryGroup: 3, secondaryGroup: 3)

  static let localized: [(NumberSymbols, String, MessageArgument, String)] = [
    (arabic, "%d", 1234567, "١٬٢٣٤٬٥٦٧"), (arabic, "%+.2f", 1234.5, "\u{61C}+١٬٢٣٤٫٥٠"),
    (arabic, "%d", -3, "\u{61C}-٣"),
    (arabic, "%05d", 42, "٠٠٠٤٢"), (arabic, "%x %%", 255, "ff %"), (arabic, "%o", 8, "10"),
    (arabic, "%a", 1.0, "0x1p+0"),
    (arabic, "%.1e", 1500.0, "١٫٥e+٠٣"), (arabic, "%@", 1.5, "١٫٥"), (arabic, "%@", "15", "15"),
    (arabic, "%f", .double(.nan), "ليس رقم"), (arabic, "%09.1F|", .double(-.infinity), "      \u{61C}-∞|"),
    (spanish, "%@", .double(.nan), "NaN"),
    (arabic, "%@", .unsigned(.max), "١٨٬٤٤٦٬٧٤٤٬٠٧٣٬٧٠٩٬٥٥١٬٦١٥"),
    (hindi, "%u", 123, "123"), (hindi, "%u", 1234, "1,234"), (hindi, "%d", 123_456_789, "12,34,56,789"),
    (hindi, "%12d|", 100_000, "    1,00,000|"), (hindi, "%-9d|", 1000, "1,000    |"),
    (spanish, "%d", 1234, "1234"), (spanish, "%d", 12345, "12.345"), (spanish, "%.1f", 12345.67, "12.345,7"),
    (spanish, "%g", 0.5, "0,5"), (spanish, "%@", 1234567, "1.234.567"),
    (.latin, "%@", 3.0, "3"), (.latin, "%@", -0.0, "0"), (.latin, "%@", 0.000001, "0.000001"),
    (.latin, "%@", 1e20, "100000000000000000000"),
    (.latin, "%@", 1.25e-9, "1.25e-9"), (.latin, "%@", 1e300, "1e+300"), (.latin, "%@", 12345678.9, "12345678.9"),
    (.latin, "%6@|", -7, "    -7|"),
  ]

  @Test(arguments: localized)
  func showsNumbersInTheSymbolsOfALocale(
    _ symbols: NumberSymbols, _ format: String, _ value: MessageArgument, _ expected: String
  ) throws {
    let formatter = try formatter("en", symbols: symbols, isolation: .plain)
    #expect(try formatter.format(Message(text: format), [value]) == expected)
  }
}
