import StringsFormat
import Testing

@testable import L10nRuntime

/// What an app runs of messages of MessageFormat 2.
struct MF2CompilerTests {
  /// A message, the arguments `n`, `m` and `s`, and what it shows in English.
  static let messages: [(String, [MessageArgument], String)] = [
    ("{$n} {$s} {|a{|}", [1, 0, "x"], "1 x a{"), ("{$s :string u:dir=ltr}", [1, 0, "x"], "\u{2066}x\u{2069}"),
    ("{$n :string} {$n} {$m :string} {$s :string}", [1234, 1.5, "x"], "1234 1,234 1.5 x"),
    ("{$n :string} {$m :string}", [1e21, .double(.nan), "x"], "1e+21 nan"),
    ("{$n :number u:id=a u:dir=inherit app:color=red @note=1} {$s :string app:x=$n}", [1, 0, "x"], "1 x"),
    ("{$n :offset add=2} {$n :number signDisplay=always}", [1, 0, "x"], "3 +1"),
    (".input {$n :number}.match $n 1 {{=1}} one {{one}} * {{*}}", [1, 0, "x"], "=1"),
    (".input {$n :number}.match $n 1.0 {{never}} one {{one}} * {{*}}", [1, 0, "x"], "one"),
    (".input {$n :number minimumFractionDigits=1}.match $n one {{one}} * {{{$n}}}", [1, 0, "x"], "1.0"),
    (".input {$n :number}.match $n other {{other}} * {{*}}", [1, 0, "x"], "*"),
    (".input {$n :number}.match $n other {{other}} * {{*}}", [2, 0, "x"], "other"),
    (".input {$n :percent}.match $n 150 {{all}} * {{{$n}}}", [1.5, 0, "x"], "all"),
    (".local $k = {$n :offset subtract=1}.match $k 0 {{zero}} one {{one}} * {{{$k}}}", [1, 0, "x"], "zero"),
    (".local $k = {$n :offset subtract=1}.match $k 0 {{zero}} one {{one}} * {{{$k}}}", [2, 0, "x"], "one"),
    (".local $k = {$n :offset subtract=1}.match $k 0 {{zero}} one {{one}} * {{{$k}}}", [5, 0, "x"], "4"),
    (".input {$n :integer select=ordinal}.match $n two {{{$n}nd}} * {{{$n}th}}", [22, 0, "x"], "22nd"),
    (".input {$n :integer select=exact}.match $n one {{one}} 1 {{=1}} * {{*}}", [1, 0, "x"], "=1"),
    // The first column counts more, an exact key more than a category, and a category more than `*`.
    (
      ".input {$n :integer}.input {$m :integer}.match $n $m one * {{a}} * one {{b}} 1 1 {{c}} one 1 {{d}} * * {{e}}",
      [1, 1, "x"], "c"
    ),
    (
      ".input {$n :integer}.input {$m :integer}.match $n $m one * {{a}} * one {{b}} one 1 {{d}} * * {{e}}",
      [1, 1, "x"], "d"
    ),
    (".input {$n :integer}.input {$m :integer}.match $n $m 1 2 {{a}} one * {{b}} * * {{c}}", [1, 5, "x"], "b"),
    (".input {$s :string}.input {$n :integer}.match $s $n x one {{a}} * 2 {{b}} * * {{c}}", [2, 0, "x"], "b"),
  ]

  @Test(arguments: messages)
  func showsWhatTheSpecificationSays(_ text: String, _ arguments: [MessageArgument], _ expected: String) throws {
    let source = try MF2Source(text)
    #expect(source.errors.isEmpty)
    var compiler = MF2Compiler(source, PluralRules(for: .english))
    let message = compiler.message()
    #expect(compiler.problems.isEmpty)
    let pattern = MessagePattern(message, argumentNames: ["n", "m", "s"], isMF2: true)
    let coded = Message(.pattern(pattern)).coded
    #expect(Message(coded: coded)?.coded == coded)
    let symbols = NumberSymbols(
      zeroDigit: "0", decimal: ".", grouping: ",", minus: "-", plus: "+", minimumGrouping: 1, primaryGroup: 3,
      secondaryGroup: 3)
    let formatter = MessageFormatter(
      pluralRules: PluralRules(for: .english), isRightToLeft: false, symbols: symbols)
    #expect(try formatter.format(try #require(Message(coded: coded)), arguments) == expected)
  }

  /// A message with the text to blame in ⟦ ⟧, and what is wrong.
  @Test(arguments: [
    ("{$n} ⟦{$n :nothing}⟧", MF2Problem.Code.unknownFunction("nothing")), ("⟦{42 :number}⟧", .literalValue("42")),
    ("⟦{:number}⟧", .noOperand("number")),
    ("⟦{$n :number minimumFractionDigits=x}⟧", .badOption("number", "minimumFractionDigits", "x")),
    ("⟦{$n :currency}⟧", .badOption("currency", "currency", nil)),
    ("⟦{$n :number minimumFractionDigits=$m}⟧", .variableOption("minimumFractionDigits", variable: "m")),
    (".input {$n :integer}.match $n ⟦first⟧ {{a}} * {{b}}", .badKey("first")),
    (".input {$s :string}.match ⟦$s⟧ other {{a}} * {{b}}", .otherBesideAny),
    (".input {$s :nothing}.match ⟦$s⟧ a {{a}} * {{b}}", .unknownFunction("nothing")),
    ("{$n} ⟦{$n :number minimumFractionDigit=2}⟧", .unknownOption("number", "minimumFractionDigit")),
    ("⟦{$n :number style=percent}⟧", .unknownOption("number", "style")),
    ("⟦{$n :number skeleton=.00}⟧", .unknownOption("number", "skeleton")),
    ("⟦{$n :number style=$m}⟧", .unknownOption("number", "style")),
    ("⟦{$n :integer minimumFractionDigits=2}⟧", .unknownOption("integer", "minimumFractionDigits")),
    ("⟦{$n :offset add=1 signDisplay=always}⟧", .unknownOption("offset", "signDisplay")),
    ("⟦{$s :string style=long}⟧", .unknownOption("string", "style")),
    ("⟦{$d :date style=long}⟧", .unknownOption("date", "style")),
    ("⟦{$d :datetime dateStyle=long}⟧", .unknownOption("datetime", "dateStyle")),
    ("⟦{$n :number u:dir=foo}⟧", .badOption("number", "u:dir", "foo")),
    ("⟦{$n :number u:dir=$s}⟧", .variableOption("u:dir", variable: "s")),
    ("⟦{$n :number u:locale=fr}⟧", .unknownOption("number", "u:locale")),
    ("⟦{$n :number signDisplay=allways}⟧", .badOption("number", "signDisplay", "allways")),
    ("⟦{$n :number select=ordinals}⟧", .badOption("number", "select", "ordinals")),
    // A declaration is to blame once, however often its variable is shown, and also where it is not.
    (
      "⟦.input {$n :number signDisplay=no}⟧ .match $n one {{{$n}}} * {{{$n}}}",
      .badOption("number", "signDisplay", "no")
    ),
    ("⟦.input {$n :number select=ordinals}⟧ .match $n one {{a}} * {{b}}", .badOption("number", "select", "ordinals")),
    ("⟦.local $m = {$n :number digits=2}⟧ {{{$n}}}", .unknownOption("number", "digits")),
  ])
  func saysWhatCannotBeShown(_ marked: String, _ code: MF2Problem.Code) throws {
    let parts = marked.split(omittingEmptySubsequences: false) { "⟦⟧".contains($0) }
    var compiler = MF2Compiler(try MF2Source(parts.joined()), PluralRules(for: .english))
    _ = compiler.message()
    let start = parts[0].utf8.count
    #expect(compiler.problems == [MF2Problem(code: code, range: start..<start + parts[1].utf8.count)])
  }
}
