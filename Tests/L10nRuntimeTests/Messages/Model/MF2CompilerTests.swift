import L10nCompiler
import Testing

@testable import L10nRuntime
@testable import L10nSyntax

/// MessageFormat 2 messages as an app runs them.
struct MF2CompilerTests {
  /// A message, the arguments `n`, `m` and `s`, and its text in English.
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
    // Numbers of the message itself are shown as the language writes them, and choose when it is compiled.
    ("{1234.5 :number} {|12e2| :integer} {-2.5 :integer} {$n :number}", [1, 0, "x"], "1,234.5 1,200 -3 1"),
    ("{$n} {7 :offset add=3} {7} {|7| :string}", [1, 0, "x"], "1 10 7 7"),
    (".local $k = {2 :integer}.match $k 1 {{a}} 2 {{{$n} of {$k}}} * {{c}}", [1, 0, "x"], "1 of 2"),
    (".local $k = {1 :number}.match $k one {{one}} * {{*}}", [1, 0, "x"], "one"),
    (".local $k = {1 :number minimumFractionDigits=1}.match $k one {{one}} * {{*}}", [1, 0, "x"], "*"),
    (".local $k = {2 :number select=ordinal}.match $k two {{{$k}nd}} * {{*}}", [1, 0, "x"], "2nd"),
    (".local $k = {0.07 :percent}.match $k 7 {{7}} * {{*}}", [1, 0, "x"], "7"),
    (".local $k = {5 :offset subtract=1}.match $k 4 {{4}} * {{*}}", [1, 0, "x"], "4"),
    (".local $k = {\u{1E0A}\u{323} :string}.match $k \u{1E0C}\u{307} {{same}} * {{*}}", [1, 0, "x"], "same"),
    // A rounded number stays one.
    (".input {$m :integer}.local $k = {$m :number} {{{$k}}}", [1, 1.25, "x"], "1"),
    (".input {$m :integer}.match $m 1 {{=1}} * {{*}}", [1, 1.2, "x"], "=1"),
    // The direction of a declaration is that of its variable.
    (".local $k = {$s :string u:dir=rtl} {{{$k}}}", [1, 0, "x"], "\u{2067}x\u{2069}"),
    ("{a :string u:dir=auto}", [1, 0, "x"], "\u{2068}a\u{2069}"),
  ]

  @Test(arguments: messages)
  func showsWhatTheSpecificationSays(_ text: String, _ arguments: [MessageArgument], _ expected: String) throws {
    let source = try MF2Source(text)
    #expect(source.errors.isEmpty)
    var compiler = MF2Compiler(source, PluralRules(for: .english))
    let message = compiler.message()
    #expect(compiler.problems.isEmpty)
    let pattern = MessagePattern(message, argumentNames: ["n", "m", "s"], isMF2: true)
    let program = Message(.pattern(pattern)).program
    #expect(Program(text: program.text) == program)
    let symbols = NumberSymbols(
      zeroDigit: "0", decimal: ".", grouping: ",", minus: "-", plus: "+", minimumGrouping: 1, primaryGroup: 3,
      secondaryGroup: 3)
    let formatter = MessageFormatter(
      pluralRules: PluralRules(for: .english), isRightToLeft: false, symbols: symbols)
    #expect(try formatter.text(of: program, arguments) == expected)
  }

  /// A message with the range of the error in ⟦ ⟧, and the error.
  @Test(arguments: [
    ("{$n} ⟦{$n :nothing}⟧", MF2Problem.Code.unknownFunction("nothing")),
    ("⟦{:nothing}⟧", .unknownFunction("nothing")), ("⟦{:number}⟧", .noOperand("number")),
    (".local $m = {$n :nothing} {{⟦{$m :number}⟧}}", .unknownFunction("nothing")),
    ("⟦{042 :number}⟧", .badLiteral("042", function: "number")),
    ("⟦{|2023-02-29| :date}⟧", .badLiteral("2023-02-29", function: "date")),
    (".local $m = {a :offset add=1}.match ⟦$m⟧ 1 {{a}} * {{b}}", .badLiteral("a", function: "offset")),
    (".input {$n :number select=exact}.local $m = {$n :integer}{{⟦{$m}⟧}}", .inheritedSelect("integer")),
    ("{$n} ⟦{#b u:dir=rtl}⟧x{/b}", .tagDirection("b")),
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
    // A declaration is reported once, however often its variable is shown, and even if it is not shown.
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
