import L10nCompiler
import L10nRuntime
import Testing

@Suite struct NumberSymbolsTests {
  @Test(arguments: [
    (NumberSymbols.latin, "30 2e - 2d 2b 1 0 0"),
    (
      NumberSymbols(
        zeroDigit: "\u{6F0}", decimal: "\u{66B}", grouping: "\u{66C}", minus: "\u{200E}-\u{200E}", plus: "\u{200E}+",
        minimumGrouping: 2, primaryGroup: 3, secondaryGroup: 2),
      "6f0 66b 66c 200e+2d+200e 200e+2b 2 3 2"
    ),
    (
      NumberSymbols(
        zeroDigit: "\u{1E950}", decimal: " ", grouping: "\n", minus: "", plus: "",
        minimumGrouping: 1, primaryGroup: 3, secondaryGroup: 3),
      "1e950 20 a - - 1 3 3"
    ),
    (
      NumberSymbols(
        zeroDigit: "0", decimal: ",", grouping: "", minus: "-", plus: "+", minimumGrouping: 1, primaryGroup: 3,
        secondaryGroup: 3, notANumber: "не число"),
      "30 2c - 2d 2b 1 3 3 43d+435+20+447+438+441+43b+43e"
    ),
    (
      NumberSymbols(
        zeroDigit: "0", decimal: ",", grouping: "", minus: "-", plus: "+", minimumGrouping: 1, primaryGroup: 3,
        secondaryGroup: 3, infinity: "oo"),
      "30 2c - 2d 2b 1 3 3 4e+61+4e 6f+6f"
    ),
  ])
  func serializesOnOneLineAndBack(symbols: NumberSymbols, line: String) {
    #expect(symbols.serialized == line)
    #expect(NumberSymbols(serialized: line) == symbols)
  }

  @Test(arguments: [
    "", "30", "30 2e - 2d 2b 1 0", "30 2e - 2d 2b 1 0 0 41 42 43", "30 2e - 2d 2b 1 0 0 4e+61+4e", "30  - 2d 2b 1 0 0",
    "- 2e - 2d 2b 1 0 0",
    "30+31 2e - 2d 2b 1 0 0", "30 d800 - 2d 2b 1 0 0", "30 110000 - 2d 2b 1 0 0", "30 2e - 2d 2b x 0 0",
    "30 2E - 2D 2B 1 0 0", "30 +2e - 2d 2b 1 0 0", "30 2e - 2d 2b +1 0 0", "030 2e - 2d 2b 1 0 0",
  ])
  func refusesOtherLines(line: String) {
    #expect(NumberSymbols(serialized: line) == nil)
  }
}
