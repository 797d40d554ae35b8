import Testing

@testable import l10n_conformance

@Suite struct RowFamilyTests {
  /// A file's name, a row, whether it passes, and the result.
  static let rows: [(String, String, Bool, String)] = [
    ("plural", #"{"locale":"ru","number":"3","category":"few","id":"a"}"#, true, #"{"category":"few"}"#),
    ("plural", #"{"locale":"ru","number":3,"category":"other"}"#, false, #"{"category":"few"}"#),
    ("plural", #"{"locale":"en","number":"3","type":"ordinal","category":"few"}"#, true, #"{"category":"few"}"#),
    (
      "plural", #"{"locale":"ru","number":"3"}"#, false,
      #"{"category":"few","problem":"the row expects nothing"}"#
    ),
    ("plural", #"{"category":"few"}"#, false, #"{"problem":"the row has no 'locale'"}"#),
    (
      "plural_forms", #"{"locale":"pl","value":"1.5","forms":["one","other"],"chosen":"one"}"#, false,
      #"{"chosen":"other"}"#
    ),
    ("format_spec", #"{"string":"%","arguments":[]}"#, false, #"{"error":"incomplete"}"#),
    ("format_spec", #"{"string":"%%","arguments":[],"error":null}"#, true, #"{"arguments":[]}"#),
    (
      "accept_language", #"{"header":"*","supported":["fr"],"best":null,"extra":true}"#, true,
      #"{"best":null,"preferences":["*"]}"#
    ),
    (
      "bidi_isolate", #"{"locale":"he","pattern":"%@!","args":["C++"],"expected":"\u2068C++\u2069!"}"#, true,
      #"{"expected":"\u2068C++\u2069!","isolated":true}"#
    ),
    (
      "icu_message",
      #"{"locale":"de","pattern":"{p, number, percent} {n}","args":{"p":0.5,"n":7},"output":"50\u00a0% 7"}"#,
      true, #"{"output":"50\u00a0% 7"}"#
    ),
    ("icu_message", #"{"locale":"en","pattern":"{","args":{},"error":true}"#, true, #"{"error":true}"#),
    (
      "round_trip", #"{"syntax":"printf","text":"50 % off %%%@ %-+5d %2$#@n@ %"}"#, true,
      #"{"text":"50 % off %%%@ %-+5d %2$#@n@ %"}"#
    ),
    (
      "round_trip", #"{"syntax":"icu","text":"{ n,plural,other{# '{'}}"}"#, true,
      #"{"text":"{ n,plural,other{# '{'}}"}"#
    ),
    ("round_trip", #"{"syntax":"mf2","text":"{ $n  :number }"}"#, true, #"{"text":"{ $n  :number }"}"#),
    (
      "duration", #"{"locale":"en","seconds":1,"spoken":"1 second"}"#, true,
      #"{"spoken":"1 second"}"#
    ),
  ]

  @Test(arguments: rows)
  func comparesWhatTheRowExpects(_ name: String, _ row: String, _ isPass: Bool, _ actual: String) throws {
    let family = try #require(RowFamily.all.first { $0.fileName == "\(name).json" })
    guard case .object(let fields)? = VectorValue(Array(row.utf8)) else { throw RowProblem("the row is not an object") }
    let result = family.result(of: VectorRow(fields: fields), at: 7)
    let id = fields["id"].map(\.description) ?? "7"
    #expect(result.line == #"{"actual":\#(actual),"file":"\#(name).json","pass":\#(isPass),"row":\#(id)}"#)
  }

  /// A row of the official tests of MessageFormat 2, whether it passes, and the result.
  static let messages: [(String, Bool, String)] = [
    (#""src":"{$n :number}","params":[{"name":"n","value":1.5}],"exp":"1.5""#, true, #""exp":"1.5""#),
    (#""src":"{$n :number}","exp":"{$n}""#, false, #""expErrors":["unresolved-variable"]"#),
    (
      #""src":"{$n :number}","exp":"{$n}","expErrors":[{"type":"unresolved-variable"},{"type":"bad-operand"}]"#, true,
      #""expErrors":["unresolved-variable"]"#
    ),
    (#""src":"{a :number}","expErrors":[{"type":"bad-option"}]"#, false, #""refused":"'a' is not a number""#),
    (#""src":"{a :number","expErrors":[{"type":"syntax-error"}]"#, true, #""expErrors":["syntax-error"]"#),
    (#""src":".input {$x :test:format} .match $x * {{}}","expErrors":[{"type":"bad-selector"}]"#, true, "bad-selector"),
    (#""src":"{41 :offset add=1 foo=13}","exp":"42""#, false, #""unanswered":"an option"#),
  ]

  @Test(arguments: messages)
  func runsMessagesAsAppsDo(_ row: String, _ isPass: Bool, _ actual: String) throws {
    let suite = #"{"tests":[{"locale":"en","bidiIsolation":"none",\#(row)}]}"#
    let rows = RowFamily.suiteRows(try #require(VectorValue(Array(suite.utf8))))
    let line = RowFamily.messageFormat2("x.json").result(of: try #require(rows?.first), at: 0).line
    #expect(line.contains(#""pass":\#(isPass)"#) && line.contains(actual), "\(line)")
  }

  @Test func answersNothingForWhatIsNotShipped() throws {
    let result = RowFamily.bidiText.result(of: VectorRow(fields: ["text": .string("a")]), at: 0)
    #expect(!result.isPass && result.unanswered != nil)
  }

  @Test func tellsTextsApartByTheirScalars() {
    #expect(!VectorValue.string("\u{E9}").matches(.string("e\u{301}")))
    #expect(VectorValue.object(["a": .null]).matches(.object([:])))
    #expect(VectorValue.integer(1).matches(.number(1)))
    #expect(VectorValue.string("\u{A0}\u{E0001}é\n\u{1}").description == #""\u00a0\udb40\udc01é\n\u0001""#)
  }

  @Test(arguments: [
    ("%@ has %d", "%2$d: %1$@", "ok"), ("%@ has %d", "%@ hat %u", "ok"), ("%ld", "%lld", "ok"), ("%zu", "%ld", "ok"),
    ("%hd", "%C", "ok"), ("%d", "%ld", "type-mismatch"), ("%f", "%d", "type-mismatch"), ("%f", "%Lf", "type-mismatch"),
    ("%@", "%s", "type-mismatch"), ("%@ %d", "%d", "type-mismatch"), ("%d", "%#@n@", "type-mismatch"),
    ("%#@a@", "%#@b@", "ok"), ("%*d", "%d", "unused-argument"), ("%@ %@", "%2$@", "missing-position"),
    ("%@ %d %@", "%@ %3$@", "parse-error:mixed-positional"), ("%@ %d", "nur %1$@", "unused-argument"),
    ("Done", "Fertig %@", "extra-argument"), ("%@", "%@ %@", "extra-argument"),
    ("%@", "100%", "parse-error:incomplete"),
    ("100%", "100 %", "ok"), ("100%% done", "100 % fertig", "parse-error:percent-sign"),
    ("100%% done", "100 %", "parse-error:incomplete"),
    ("%y %@", "%@", "parse-error:unknown-conversion"), ("%d % off", "%d", "parse-error:bad-flag"),
  ])
  func comparesATranslationWithItsSource(_ source: String, _ translation: String, _ difference: String) {
    #expect(RowFamily.difference(of: translation, from: source) == difference)
  }
}
