extension Seeds {
  /// Messages in all syntaxes, with functions, choices and markup.
  static let runnable: [String] = {
    let headers = ["none en 0", "tags ar 3 7", "markdown pl 12 9 2", "tags hi-u-nu-deva 9 10 11", "none x 40 80 120 5"]
    let messages = [
      "printf": [
        "%1$@ has %2$lld of %3$.2f", "%#@n@ from <b>%2$@</b>\n%lld <i>files</i>\none *file*\nfew",
        "**%@** `%d` [x](%@/%lld)",
        "<a href=\"%1$@\" b='%2$s'>%2$s</a><br/>&lt;", "%@ %@ %@ %@ %@ %@ %@ %@",
      ],
      "icu": [
        "{n, plural, offset:1 =0 {no} one {# <b>file</b>} other {{n, number, ::compact-short} files}}",
        "{x, number, ::currency/EUR .00 sign-accounting-always unit-width-narrow} {x, number, percent}",
        "{x, number, ::scientific/+ee .## group-min2 rounding-mode-half-up scale/0.5 numbering-system/arab}",
        "{x, number, ::measure-unit/length-meter per-measure-unit/duration-second unit-width-full-name @@#}",
        "{d, date, ::yMMMMEEEEd} {d, time, short} {d, date, long} {d, time, ::jmsz}",
        "{g, select, f {**her**} other {[their](https://x/{g})}} {n, selectordinal, one {#st} two {#nd} other {#th}}",
        "{x, number, ::precision-increment/0.05 integer-width/+000 permille decimal-always}",
      ],
      "mf2": [
        ".input {$n :integer} .local $m = {$n :offset subtract=1} .match $n $m 0 * {{none}} one one {{{$m}}} * * {{{$n} {$m}}}",
        "{#link href=$url title=|a b|}{$name :string}{/link}{#br /} {$x :number minimumFractionDigits=2 roundingMode=floor}",
        "{$x :percent maximumSignificantDigits=3} {$x :currency currency=JPY currencyDisplay=name} {$x :unit unit=kilometer-per-hour}",
        ".input {$x :number select=ordinal signDisplay=always useGrouping=never} .match $x one {{a}} 2 {{b}} * {{{$x}}}",
        "{$d :date fields=|year-month-day| length=long} {$d :time precision=minute} {$d :datetime dateLength=short}",
        ".input {$s :string} .match $s |a b| {{{$s}}} * {{{|lit|} {$s u:dir=rtl}}}",
      ],
    ]
    return messages.sorted { $0.key < $1.key }.flatMap { syntax, texts in
      texts.flatMap { text in headers.map { "\(syntax) \($0)\n\(text)" } }
    }
  }()
}
