import L10nSyntax
import Testing

/// Messages of MessageFormat 2: reading them, places, and writing them again.
struct MF2SourceTests {
  /// A message with its usual spelling; `nil` for one that already has it.
  static let messages: [(String, String?)] = [
    ("", nil), ("Play", nil), (" a b\n", nil), (#"\{\}\\"#, nil), (#"\|"#, "|"), ("a | b . c", nil),
    ("{a}{ | b c | }{||}", "{a}{| b c |}{||}"), (#"{|\||}{|\\|}{|\{|}"#, #"{|\||}{|\\|}{|{|}"#),
    ("{$n :number minimumFractionDigits = 2 @x=| | @y}", "{$n :number minimumFractionDigits=2 @x=| | @y}"),
    ("{:now}{|ns:a| :ns:f  ns:o=$x}", "{:now}{|ns:a| :ns:f ns:o=$x}"),
    ("{#b}{ /b }{#br/}{#link href=$url @a /}", "{#b}{/b}{#br /}{#link href=$url @a /}"),
    ("{{}}", ""), ("  {{a}} ", "a"), ("{{.a}}", nil), ("{{{a}}}", "{a}"), ("{{ {$x}}}", " {$x}"),
    (".input{$x}.local $y={$x}{{{$y}}}", ".input {$x}\n.local $y = {$x}\n{{{$y}}}"),
    (
      ".input {$n :integer}.match $n 1{{}}|one two| {{a}}* {{b}}",
      ".input {$n :integer}\n.match $n\n1 {{}}\n|one two| {{a}}\n* {{b}}"
    ),
    ("{$\u{61C}a\u{200E}} {$e\u{301}}", "{$a} {$e\u{301}}"),
  ]

  @Test(arguments: messages)
  func writesWhatItReads(_ text: String, _ usual: String?) throws {
    let source = try MF2Source(text)
    #expect(source.errors.isEmpty)
    #expect(source.text(of: source.message).utf8.elementsEqual(text.utf8))
    #expect(source.message.text == usual ?? text)
    #expect(try MF2Source(source.message.text).message == source.message)
  }

  /// A message with the text to blame in ⟦ ⟧, and the specification's name of the error.
  static let mistakes: [(String, MF2Error.Code)] = [
    ("a⟦}⟧", .looseBrace), ("{{a⟦}⟧ b}}", .looseBrace), ("⟦{{⟧a", .unclosed("{{")), ("é⟦{⟧$a", .unclosed("{")),
    ("⟦{⟧$a :f x=1 ", .unclosed("{")), ("{⟦|⟧a}", .unclosed("|")), ("a ⟦\\⟧n", .badEscape), ("a⟦\0⟧", .null),
    ("a⟦{ }⟧", .emptyPlaceholder), ("{⟦!⟧a}", .badPlaceholder), ("{ ⟦@⟧a}", .badPlaceholder),
    ("{a⟦:⟧f}", .expected("white space before ':'")), ("{:f a⟦}⟧", .expected("'=' after the option 'a'")),
    ("{:f a=⟦}⟧", .expected("a literal")), ("{:f @a⟦@⟧b}", .expected("white space before '@'")),
    ("{$⟦1⟧}", .expected("a name")), ("{a ⟦b⟧}", .expected("':', '@' or '}'")),
    (".input ⟦{a}⟧ {{}}", .expected("a variable")), (".local⟦$⟧a = {b} {{}}", .expected("white space after .local")),
    (".local $a ⟦{⟧b} {{}}", .expected("'='")), ("⟦.foo⟧ {a} {{}}", .unknownKeyword(".foo")),
    ("{{a}} ⟦b⟧", .textAfterEnd), (".match ⟦{⟧{a}}", .expected("a variable to choose by")),
    (".input {$x :f} .match $x⟦*⟧ {{}}", .expected("white space before the first variant")),
    (".input {$x :f} .match $x * ⟦⟧", .expected("a pattern between '{{' and '}}'")),
    (".input {$x :f} .match $x ⟦* *⟧ {{}}", .keyCount(keys: 2, selectors: 1)),
    (".input {$x :f} .match ⟦$x⟧ 1 {{}}", .missingFallback),
    (".input {$x} .match ⟦$x⟧ * {{}}", .unannotatedSelector("x")),
    (".local $y = {$x} ⟦.input {$x}⟧ {{}}", .redeclared("x")), ("⟦.local $x = {:f a=$x}⟧ {{}}", .redeclared("x")),
    ("a ⟦{#b x=1 x=2}⟧", .repeatedOption("x")),
    (".input {$x :f} .match $x a {{}} ⟦|a|⟧ {{}} * {{}}", .repeatedVariant("a")),
  ]

  @Test(arguments: mistakes)
  func blamesTheSmallestText(_ marked: String, _ code: MF2Error.Code) throws {
    let parts = marked.split(omittingEmptySubsequences: false) { "⟦⟧".contains($0) }
    try #require(parts.count == 3)
    let start = parts[0].utf8.count
    let expected = MF2Error(code, at: start..<start + parts[1].utf8.count)
    do throws(MF2Error) {
      #expect(try MF2Source(parts.joined()).errors == [expected])
    } catch {
      #expect(error == expected)
    }
  }

  @Test func writesAnewOnlyWhatChanged() throws {
    let text = ".input  {$n :integer}\n.match $n  |1|  {{\\|a {$n} \\}b}} * {{c}}\n"
    let source = try MF2Source(text)
    var message = source.message
    guard case .match(let selectors, var variants) = message.body else { return #expect(Bool(false)) }
    variants[0].pattern[2] = .text("{b")
    variants[1].pattern[0] = .text("é")
    variants[0].keys[0] = .literal("2")
    message.body = .match(selectors: selectors, variants)
    #expect(
      source.text(of: message) == ".input  {$n :integer}\n.match $n  2  {{\\|a {$n}\\{b}} * {{é}}\n")
    let simple = try MF2Source("a{$x}")
    #expect(
      simple.text(of: MF2Message([], .pattern([.text(".a"), .expression(MF2Expression(.variable("x")))])))
        == "{{.a{$x}}}")
  }
}
