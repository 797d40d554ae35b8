import L10nRuntime
import L10nSyntax
import Testing

/// Messages of MessageFormat 2 written as ICU messages.
struct ICUPrinterTests {
  private static let less = ".local $k = {$n :offset subtract=1} "

  /// A message, the ICU message, and the losses.
  @Test(arguments: [
    (
      less + ".match $k one {{{$k} other}} * {{{$k} others}}",
      "{n, plural, offset:1 one {# other} other {# others}}", nil
    ),
    (
      ".input {$n :integer} " + less + ".match $n $k 1 * {{you}} * one {{{$k} more}} * * {{{$k} more of {$n}}}",
      "{n, plural, =1 {you} other {{n, plural, offset:1 one {# more} other {# more of {n, number, integer}}}}}", nil
    ),
    (
      ".local $k = {$n :offset add=2} .match $k one {{{$k}}} * {{{$k}}}", "{n, plural, offset:-2 one {#} other {#}}",
      nil
    ),
    ("{$n} of {4.5 :number}", "{n} of 4.5", "shows '4.5' as the language writes it, which becomes text"),
    // The choice has another offset, no offset, or another argument, or the number has a style.
    (
      less + ".local $l = {$n :offset subtract=2} .match $k one {{x}} * {{{$l}}}",
      "{n, plural, offset:1 one {x} other {{n, number}}}", "shows 'n' with an offset"
    ),
    (
      ".input {$n :integer} " + less + ".match $n one {{x}} * {{{$k}}}", "{n, plural, one {x} other {{n, number}}}",
      "shows 'n' with an offset"
    ),
    (
      ".local $m = {$o :offset subtract=1} " + less + ".match $m one {{x}} * {{{$k}}}",
      "{o, plural, offset:1 one {x} other {{n, number}}}", "shows 'n' with an offset"
    ),
    (
      less + ".match $k one {{x}} * {{{$k :number maximumFractionDigits=1}}}",
      "{n, plural, offset:1 one {x} other {{n, number, ::.#}}}", "shows 'n' with an offset"
    ),
    (
      ".input {$s :string} " + less + ".match $k $s one * {{x}} * a {{{$k}}} * * {{{$k}}}",
      "{n, plural, offset:1 one {x} other {{s, select, a {{n, number}} other {{n, number}}}}}",
      "shows 'n' with an offset"
    ),
  ])
  func writesTheNumberOfAPlural(message: String, icu: String, loss: String?) throws {
    var compiler = MF2Compiler(try MF2Source(message), PluralRules(for: .english))
    let compiled = compiler.message()
    var printer = ICUPrinter()
    #expect(compiler.problems.isEmpty && printer.text(of: compiled.parts) == icu)
    #expect(printer.losses == (loss.map { [$0] } ?? []))
  }

  /// The number of a plural with an offset is kept by a conversion to MessageFormat 2 and back.
  @Test func bringsOffsetsBack() throws {
    let text = "{n, plural, offset:1 =0 {nobody} =1 {{name}} one {{name} and # other} other {{name} and # others}}"
    var writing = MF2Writing(PluralRules(for: .english))
    let written = writing.message(of: try ICUMessage(text).parts)
    var compiler = MF2Compiler(try MF2Source(#require(written).text), PluralRules(for: .english))
    var printer = ICUPrinter()
    #expect(printer.text(of: compiler.message().parts) == text && printer.losses.isEmpty)
  }

  /// ICU messages with names that MessageFormat 2 does not allow, and the messages that are converted back to them.
  @Test(arguments: [
    ("{0} of {1st}", "{$_0} of {$_1st}"), ("{_0} {0}", "{$__0} {$_0}"), ("{arg0} {_a}", "{$arg0} {$_a}"),
    ("{0, plural, one {a} other {b {0}}}", ".input {$_0 :number}\n.match $_0\none {{a}}\n* {{b {$_0}}}"),
  ])
  func bringsNamesBack(icu: String, mf2: String) throws {
    var writing = MF2Writing(PluralRules(for: .english))
    let written = try #require(writing.message(of: try ICUMessage(icu).parts)).text
    #expect(written == mf2 && writing.losses.isEmpty)
    var compiler = MF2Compiler(try MF2Source(mf2), PluralRules(for: .english))
    var printer = ICUPrinter()
    let back = printer.text(of: compiler.message().parts)
    #expect(back.replacing(", number}", with: "}") == icu && printer.losses.isEmpty, "\(back)")
  }
}
