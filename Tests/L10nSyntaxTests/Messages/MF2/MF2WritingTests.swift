import L10nRuntime
import L10nSyntax
import Testing

/// ICU messages written as messages of MessageFormat 2.
struct MF2WritingTests {
  /// An argument of an ICU message with its equivalent in MessageFormat 2.
  private static let arguments = [
    ("number", ":number"), ("number, integer", ":integer"), ("number, percent", ":percent"),
    ("number, ::percent scale/100", ":percent maximumFractionDigits=6"),
    ("number, ::percent scale/100 .0#", ":percent minimumFractionDigits=1 maximumFractionDigits=2"),
    ("number, ::percent precision-integer", ":unit unit=percent maximumFractionDigits=0"),
    ("number, ::.00", ":number minimumFractionDigits=2 maximumFractionDigits=2"),
    ("number, ::@@#", ":number minimumSignificantDigits=2 maximumSignificantDigits=3"),
    ("number, ::.00/w", ":number minimumFractionDigits=2 maximumFractionDigits=2 trailingZeroDisplay=stripIfInteger"),
    (
      "number, ::.00/@@@r",
      ":number minimumFractionDigits=2 maximumFractionDigits=2 minimumSignificantDigits=3 maximumSignificantDigits=3 "
        + "roundingPriority=morePrecision"
    ),
    (
      "number, ::precision-increment/0.05",
      ":number minimumFractionDigits=2 maximumFractionDigits=2 roundingIncrement=5"
    ),
    ("number, ::sign-always", ":number maximumFractionDigits=6 signDisplay=always"),
    ("number, ::sign-never .###", ":number signDisplay=never"),
    ("number, ::sign-except-zero .###", ":number signDisplay=exceptZero"),
    ("number, ::sign-negative .###", ":number signDisplay=negative"),
    ("number, ::group-off", ":number maximumFractionDigits=6 useGrouping=never"),
    ("number, ::group-min2 .###", ":number useGrouping=min2"),
    ("number, ::group-on-aligned .###", ":number useGrouping=always"),
    ("number, ::integer-width/+000 group-off .###", ":number minimumIntegerDigits=3 useGrouping=never"),
    ("number, ::precision-increment/1", ":number maximumFractionDigits=0"),
    ("number, ::precision-increment/1 rounding-mode-floor", ":number maximumFractionDigits=0 roundingMode=floor"),
    ("number, ::rounding-mode-half-floor .###", ":number roundingMode=halfFloor"),
    ("number, ::compact-short", ":number notation=compact"),
    ("number, ::compact-long sign-always", ":number notation=compact compactDisplay=long signDisplay=always"),
    ("number, ::engineering", ":number notation=engineering"),
    ("number, ::numbering-system/arab .###", ":number numberingSystem=arab"),
    ("number, ::currency/EUR", ":currency currency=EUR"),
    ("number, ::currency/EUR unit-width-narrow", ":currency currency=EUR currencyDisplay=narrowSymbol"),
    ("number, ::currency/EUR unit-width-full-name", ":currency currency=EUR currencyDisplay=name"),
    ("number, ::currency/EUR unit-width-iso-code", ":currency currency=EUR currencyDisplay=code"),
    ("number, ::currency/EUR unit-width-hidden", ":currency currency=EUR currencyDisplay=never"),
    ("number, ::currency/EUR precision-integer", ":currency currency=EUR fractionDigits=0"),
    ("number, ::currency/EUR compact-short", ":currency currency=EUR notation=compact"),
    (
      "number, ::currency/EUR sign-accounting-always",
      ":currency currency=EUR currencySign=accounting signDisplay=always"
    ),
    ("number, ::unit/kilometer .###", ":unit unit=kilometer"),
    (
      "number, ::unit/kilometer unit-width-full-name", ":unit unit=kilometer unitDisplay=long maximumFractionDigits=6"
    ),
    ("number, ::unit/byte unit-width-narrow .###", ":unit unit=byte unitDisplay=narrow"),
    (
      "number, ::unit/kilometer-per-hour .0",
      ":unit unit=kilometer-per-hour minimumFractionDigits=1 maximumFractionDigits=1"
    ),
    ("date, ::yMMMd", ":date"), ("date, ::yMMMMd", ":date length=long"), ("date, ::yMd", ":date length=short"),
    ("date, ::dMMMy", ":date"), ("date, ::MMMMd", ":date fields=month-day length=long"),
    ("date, ::yMMMEd", ":date fields=year-month-day-weekday"), ("date, ::EEEE", ":date fields=weekday length=long"),
    ("date, ::yMMMMEEEEd", ":date fields=year-month-day-weekday length=long"),
    ("time, ::jm", ":time"), ("time, ::jms", ":time precision=second"), ("time, ::Hm", ":time hour12=false"),
    ("time, ::jmz", ":time timeZoneStyle=short"), ("date, ::yMMMdjm", ":datetime"),
    ("date, ::yMdhms", ":datetime dateLength=short timePrecision=second hour12=true"),
  ]

  @Test(arguments: arguments)
  func writesWhatReadsBackAsTheSameStyle(argument: String, function: String) throws {
    let icu = try ICUMessage("{n, \(argument)}")
    var writing = MF2Writing(PluralRules(for: .english))
    let written = writing.message(of: icu.parts)
    let message = try #require(written)
    #expect(message.text == "{$n \(function)}" && writing.losses.isEmpty, "\(message.text) \(writing.losses)")

    var compiler = MF2Compiler(try MF2Source(message.text), PluralRules(for: .english))
    let compiled = compiler.message()
    #expect(compiler.problems.isEmpty, "\(compiler.problems)")
    if case .placeholder(let placeholder)? = icu.parts.first, case .date = placeholder.function {
      // Letters of a skeleton may have any order.
      return
    }
    #expect(compiled.parts.roundingHalvesToEven == icu.parts.roundingHalvesToEven, "\(compiled.parts)")
  }

  /// A unit per another unit is written by its name, which shows the same.
  @Test(arguments: [
    ("measure-unit/length-kilometer", "unit/kilometer"),
    ("measure-unit/length-meter per-measure-unit/duration-second", "unit/meter-per-second"),
    ("measure-unit/speed-kilometer-per-hour", "unit/kilometer-per-hour"),
  ])
  func writesUnitsByTheirNames(measure: String, unit: String) {
    let (long, short) = (NumberStyle(skeleton: "\(measure) .0"), NumberStyle(skeleton: "\(unit) .0"))
    #expect(long?.mf2Function != nil && long?.mf2Function == short?.mf2Function)
  }

  /// An argument that MessageFormat 2 cannot express, its replacement, and the loss.
  @Test(arguments: [
    ("number, ::scale/1000", ":number", "'n' as '::scale/1000', which becomes '{$n :number}' and may look different"),
    ("number, ::currency/EUR precision-currency-cash", ":number", "may look different"),
    ("number, ::unit/kilometer unit-width-iso-code", ":number", "may look different"),
    ("number, ::integer-width/##00", ":number", "may look different"),
    ("number, ::decimal-always", ":number", "may look different"),
    ("number, ::precision-unlimited", ":number", "may look different"),
    ("number, ::.00/@@*", ":number", "may look different"),
    ("number, ::rounding-mode-half-odd", ":number", "may look different"),
    ("number, ::scientific/*ee", ":number", "may look different"),
    ("date, long", ":date length=long", "'n' as 'date, long', which becomes '{$n :date length=long}'"),
    ("date", ":date", "'n' as 'date, medium'"), ("date, short", ":date length=short", "'n' as 'date, short'"),
    ("date, full", ":date fields=year-month-day-weekday length=long", "which becomes '{$n :date fields="),
    ("time, short", ":time", "'n' as 'time, short'"),
    ("time, medium", ":time precision=second", "'n' as 'time, medium'"),
    (
      "date, ::yQQQ", ":date",
      "'n' as 'date, ::yQQQ', which becomes '{$n :date}' and may look different"
    ),
    ("time, ::jmm", ":time", "may look different"), ("date, ::yMMMdjmsSSS", ":datetime", "may look different"),
    ("spellout", "", "'n' as 'spellout', which becomes '{$n}'"),
    ("number, #,##0.0", "", "'n' as 'number, #,##0.0', which becomes '{$n}'"),
  ])
  func reportsWhatCannotBeSaid(argument: String, function: String, loss: String) throws {
    var writing = MF2Writing(PluralRules(for: .english))
    let written = writing.message(of: try ICUMessage("{n, \(argument)}").parts)
    let message = try #require(written)
    #expect(message.text == (function.isEmpty ? "{$n}" : "{$n \(function)}"))
    #expect(writing.losses.count == 1 && writing.losses[0].contains(loss), "\(writing.losses)")
  }

  /// A choice with a word that is no plural category, which ICU passes over and which would be an error.
  @Test(arguments: [
    ("plural, few {a} fewer {b} other {c}", ".input {$n :number}\n.match $n\nfew {{a}}\n* {{c}}", "fewer"),
    (
      "selectordinal, First {a} other {c}", ".input {$n :number select=ordinal}\n.match $n\n* {{c}}", "First"
    ),
    ("select, fewer {b} other {c}", ".input {$n :string}\n.match $n\nfewer {{b}}\n* {{c}}", nil),
  ])
  func leavesOutWordsThatNoNumberHas(choice: String, text: String, word: String?) throws {
    var writing = MF2Writing(PluralRules(for: "pl"))
    let written = writing.message(of: try ICUMessage("{n, \(choice)}").parts)
    #expect(written?.text == text)
    #expect(writing.losses == (word.map { ["has a plural form '\($0)'"] } ?? []))
  }

  /// Skeletons of dates, which keep their letters in a conversion and back.
  @Test(arguments: ["yMMMd", "yMMMMd", "yMd", "MMMMd", "yMMMdEEE", "EEEE", "jm", "jms", "Hm", "yMMMdjm", "jmzzzz"])
  func bringsDatesBack(skeleton: String) throws {
    let kind = DateForm(text: skeleton).shows.date ? "date" : "time"
    let text = "{n, \(kind), ::\(skeleton)}"
    var writing = MF2Writing(PluralRules(for: .english))
    let written = writing.message(of: try ICUMessage(text).parts)
    let message = try #require(written)
    var compiler = MF2Compiler(try MF2Source(message.text), PluralRules(for: .english))
    var printer = ICUPrinter()
    #expect(printer.text(of: compiler.message().parts) == text && printer.losses.isEmpty)
  }
}

extension [MessagePart] {
  /// The parts with styles that round as MessageFormat 1 does without saying so.
  fileprivate var roundingHalvesToEven: [MessagePart] {
    map { part in
      guard case .placeholder(let placeholder) = part, case .number(let style) = placeholder.function else {
        return part
      }
      return .placeholder(MessagePlaceholder(placeholder.name, .number(style.roundingHalvesToEven)))
    }
  }
}
