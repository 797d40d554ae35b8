import L10nRuntime
import L10nSyntax
import Testing

struct JavaFormatTests {
  /// Specifiers of `java.util.Formatter` in Java 17, by the arguments that it accepts for them.
  @Test(arguments: [
    (
      ArgumentType.object,
      [
        "%s", "%S", "%10s", "%-10s", "%.3s", "%-10.3s", "%1$s", "%2$-5s", "%b", "%B", "%-6b", "%.2b", "%h", "%H", "%8h",
        "%tY", "%1$tY", "%tm", "%TB", "%tF", "%-10tF", "%10tF", "%tp", "%1$td", "%1$te", "%1$ta", "%1$tR", "%1$tQ",
      ]
    ),
    (.uint16, ["%c", "%C", "%3c", "%-3c"]),
    (.int64, ["%d", "%,d", "%(d", "%+d", "% d", "%05d", "%-5d", "%+,d", "%,(d", "%1$,d", "%1$ d"]),
    (.uint64, ["%x", "%X", "%#x", "%#X", "%08x", "%o", "%#o"]),
    (
      .double,
      [
        "%f", "%.2f", "%,.2f", "%1$,.2f", "%(,.2f", "%+.1f", "% .1f", "%010.2f", "%#f", "%e", "%E", "%.3e", "%#e", "%g",
        "%G", "%.3g", "%,g", "%a", "%A", "%.3a",
      ]
    ),
  ])
  func readsWhatJavaTakes(type: ArgumentType, specifiers: [String]) {
    for specifier in specifiers {
      let format = JavaFormatReader.format(Array(specifier.utf8))
      #expect(format.errors.isEmpty, "\(specifier)")
      #expect(format.placeholders.map(\.type) == [type], "\(specifier)")
      #expect(format.placeholders.map(\.range) == [0..<specifier.utf8.count], "\(specifier)")
    }
  }

  /// Specifiers for which it throws.
  @Test(arguments: [
    (
      FormatError.Code.unknownConversion,
      "%F %@ %1$@ %ld %lld %li %i %u %zd %Lf %lf %p %'d %#@files@ %D %U %y %v %k %m %q"
    ),
    (.unknownConversion, "%j %1$tE %1$tJ %tq %tP %$s %!s %*d %1$*2$d %{1}s %[1]s %-1$s %,1$d %<1$s %<$s %1€s"),
    (
      .badFlag,
      "%#s %+s %,s %0s %010s %#b %-05d %+0,0d %#d %,x %+x %(x %,o %,e %#g %,a %(a %,tF %#tF %05tF %5n %--5s %(name)s %05%"
    ),
    (.missingWidth, "%-s %-f %0d %-%"), (.badPrecision, "%.2c %.2d %.2x %.f %5.f %.*f %.2tF %.2n %.2%"),
    (.positionZero, "%0$s %00$s"), (.noEarlierArgument, "%<s %<-5s %-<5s %<5.2f %1$<s"),
    (.incomplete, "% %- %, %1 %1$"),
    (.unknownConversion, "%t"),
  ])
  func refusesWhatJavaRefuses(code: FormatError.Code, specifiers: String) {
    for specifier in specifiers.split(separator: " ") {
      let format = JavaFormatReader.format(Array(specifier.utf8))
      #expect(format.placeholders.isEmpty && format.errors.first?.code == code, "\(specifier)")
    }
  }

  /// Texts, and the arguments of their specifiers in order.
  @Test(arguments: [
    ("%s %<s %s", [1, 1, 2]), ("%2$s %s %1$s %s", [2, 1, 1, 2]), ("%2$s %<d %s", [2, 2, 1]), ("100%% %n%1$s", [1]),
    ("%5% %s", [1]), ("%1$tY-%1$tm-%1$td", [1, 1, 1]), ("50 % %s", []), ("%", []),
  ])
  func countsAsJava(text: String, positions: [Int]) {
    #expect(JavaFormatReader.format(Array(text.utf8)).placeholders.map(\.position) == positions)
  }
}
