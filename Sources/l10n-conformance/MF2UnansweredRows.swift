/// The rows of the official tests of MessageFormat 2 that a compiled message with typed arguments cannot reach.
enum MF2UnansweredRows {
  /// The reasons, by the message of the row.
  static let reasons: [String: String] = {
    var reasons: [String: String] = [:]
    for (reason, sources) in rows {
      for source in sources { reasons[source] = reason }
    }
    return reasons
  }()

  private static let rows: [(reason: String, sources: [String])] = [
    (
      "a literal is compiled into the text around it and is not isolated from it",
      [
        "\u{200E} .local $x = {1} {{ {$x}}}", ".local $x = {1} \u{200F} {{ {$x}}}",
        ".local $x = {1} {{ {$x}}} \u{2066}",
        "{\u{200E} hello \u{200F}}", ".local $x = {1} {{ {\u{200E} $x \u{200F}} }}",
        ".local $\u{61C}foo = {1} {{ {$\u{61C}foo} }}", ".local $\u{200E}foo\u{200F} = {3} {{{$\u{200E}foo\u{200F}}}}",
        ".local $foo = {4} {{{$\u{200E}foo\u{200F}}}}", ".local $\u{200E}foo\u{200F} = {5} {{{$foo}}}",
        "أهلاً {بالعالم :string}",
      ]
    ),
    (
      "a compiled message has texts, values and tags, without the kinds, pieces and names (u:id) of parts",
      [
        "{42 @foo=|bar|}", "{42 @foo @bar=13}", "{42 :number @foo @bar=13}", "{#tag u:id=x}content{/ns:tag u:id=x}",
        "hello {world :string u:dir=ltr u:id=foo}", "hello {world :string u:dir=rtl}",
        "hello {world :string u:dir=auto}",
        ".local $world = {world :string u:dir=ltr u:id=foo} {{hello {$world}}}",
      ]
    ),
    (
      "the style of a number is settled when the message is compiled, so no argument sets an option",
      ["hello {4.2 :number minimumFractionDigits=$foo}", "hello {|4.2| :number minimumFractionDigits=$foo}"]
    ),
    ("an option that its function does not have is an error", ["{41 :offset add=1 foo=13}"]),
    (
      "only functions for tests match a number by two keys, or fail while they show what they were given",
      [
        "{42 :test:function fails=format}",
        ".local $x = {1 :test:select decimalPlaces=1} .match $x 1.0 {{1.0}} 1 {{1}} * {{other}}",
        ".local $x = {1 :test:select decimalPlaces=1} .match $x 1 {{1}} 1.0 {{1.0}} * {{other}}",
        ".local $x = {1 :test:select decimalPlaces=9} .match $x 1.0 {{1.0}} 1 {{1}} * {{bad-option-value}}",
        ".input {$x :test:select} .local $y = {$x :test:select decimalPlaces=1} .match $y 1.0 {{1.0}} 1 {{1}} * {{other}}",
        ".input {$x :test:select decimalPlaces=1} .local $y = {$x :test:select} .match $y 1.0 {{1.0}} 1 {{1}} * {{other}}",
        ".input {$x :test:select decimalPlaces=9} .local $y = {$x :test:select decimalPlaces=1} .match $y 1.0 {{1.0}} 1 {{1}} * {{bad-option-value}}",
      ]
    ),
  ]
}
