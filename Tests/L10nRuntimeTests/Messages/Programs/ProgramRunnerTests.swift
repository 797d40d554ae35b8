import L10nCompiler
import L10nSyntax
import Testing

@testable import L10nRuntime

struct ProgramRunnerTests {
  /// A formatter's inputs, and everything that it makes of them, are freed with it.
  @Test func freesWhatItMade() throws {
    weak var styles: NumberStyles?
    weak var dates: DatePatterns?
    func showAll() throws {
      let (own, ownDates) = (NumberStyles([]), DatePatterns(frozen: CodedText(""), of: nil))
      (styles, dates) = (own, ownDates)
      let formatter = MessageFormatter(
        pluralRules: PluralRules(for: .english), isRightToLeft: false, styles: own, dates: ownDates)
      let values: [MessageArgument] = [
        1, 2.5, .list(["a", "b"], kind: .and), .number(1.5, ".00"), .currency(CurrencyAmount(5, "EUR"), .plain),
        .range(1...2, .plain), .relative(RelativeTime(-1.5, .day), RelativeTimeStyle()), .regionName("FR"),
      ]
      for value in values { #expect(try !formatter.format(Message(text: "%@"), [value]).isEmpty) }
      let ordinal = Message(.pattern(MessagePattern(try ICUMessage("{x, selectordinal, other {#}}"))))
      #expect(try formatter.format(ordinal, [2]) == "2")
    }
    try showAll()
    #expect(styles == nil && dates == nil)
  }
}
