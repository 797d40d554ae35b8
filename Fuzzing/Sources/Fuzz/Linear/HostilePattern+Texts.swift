/// Patterns that may be slow for a reader that looks ahead, backtracks, or searches for an end.
extension HostilePattern {
  static let oldStyle =
    [
      "/*", "//", "/*/", "*/", "/**/", "// a\n", "\"", "'", "\"'", "\"\n", "'\n", "\\", "\\\"", "\\\"\n", "\\U",
      "\\UD83D", "{", "}", "(", ")", "<", "<4", "<4f>", "[{", ";", ";/**/", ",", "=", "= ", "a", "a ", "a\n", "a;",
      "a=", "a={", "a=(", "a=<", "a=<00\n", "a/*", "a//", "!\n", "\u{FEFF}", "\u{A0}", "\u{2028}", "“", "“\"", "“a” ",
      "«", "\0", "é", "<!--", "<!-- -->", "<!-- a\n", "<<<<<<<\n", "=======\n", ">>>>>>>\n", "a = <<<<<<<\n",
      "<<<<<<< a\n=======\n>>>>>>> b\n", "\"a\" = \"b\";", "\"a#\" = \"b\";", "\"a#\" = \"b\"\n", "\"a#\" \"b\";\n",
      "\"a#\"\n", "\"a#\" = ", "\"a#\" = ;\n", "\"a” = \"b\";\n", "\"a = \"b\";\n", "\"a\" = \"b\"c\";",
      "\"a\" = \"b “c\n", "a = b c", "a = b, ", "\"a\" = \"b\" /* c */", "\"a\": \"b\", ",
      "/* a */ \"b#\" = \"c\"; // d\n", "\"a#\" = { b = c; };\n",
    ].map { HostilePattern($0) } + [
      HostilePattern("/**/;", after: "a;"),
      HostilePattern("x", after: "\"a\" = \"", before: "\";"),
      HostilePattern("\\n", after: "\"a\" = \"", before: "\";"),
      HostilePattern("\n", after: "\"a\" = \"", before: "\";"),
      HostilePattern("\\\";\n", before: "\"x"),
      HostilePattern("\\';\n", before: "'x"),
      HostilePattern("a = \\\";\n", before: "\"x"),
      HostilePattern("x\\\";\n", after: "\"", before: "\"x"),
      HostilePattern("a ", after: "\"a\" = \"b\""),
      HostilePattern(" ", after: "\"a\" = \"b\"", before: "c"),
      HostilePattern("a\n", after: "<<<<<<< a\n"),
      HostilePattern("\"a#\": \"b\",\n", after: "{"),
      HostilePattern("}", after: "{"),
    ]

  static let xml = [
    "<dict>", "<array>", "<string>", "<key>", "</dict>", "</string>", "<key>a</key>", "<a>", "<a ", "<a\"", "</a>", "<",
    "<!--", "<!-- -->", "<!", "<!DOCTYPE [", "<?", "<? ?>", "<![CDATA[", "<![CDATA[]]>", "]]>", "&", "&;", "&amp;",
    "&aaaaaaaaaa", "a", " ", "\n<<<<<<< a\n", "<<<<<<<", "<string/>", "<key>a#</key><string>b</string>",
    "<key>a</key><string>b</string>", "<key>a#</key><dict>", "<dict><key>a</key>", "<integer>1</integer>",
    "<string>a<!-- -->b</string>",
  ].flatMap { unit in
    ["<plist>", "<plist><dict><key>a</key><string>", "<plist><dict><key>a</key>", "<?xml "].map {
      HostilePattern(unit, after: $0)
    }
  }

  static let json = [
    "{", "[", "}", "]", "\"", "\"\n", "{\"a\":", "[\"a\",", "\"a\"", "\"a\":", "\"a\"b", "\"\\", "\\u", "a", "a ",
    "a\n", "1,",
    "-", ",", ":", "/*", "//", "/**/", "“", "\n<<<<<<<\n", "\n=======\n", "\n<<<<<<<\n\n=======\n\n>>>>>>>\n",
    "\"a#\": 1,", "\"a#\": 1\n", "\"a\": 1,", "\"a\" : \"b\"c\",\n", "{\"a\": 1},", "[],",
  ].flatMap { unit in ["", "{", "[", "{\"a\": \""].map { HostilePattern(unit, after: $0) } }

  /// A random combination of grammars' building blocks.
  static func random(_ generator: inout some RandomNumberGenerator) -> HostilePattern {
    func fragments(_ counts: ClosedRange<Int>) -> String {
      (0..<Int.random(in: counts, using: &generator)).map { _ in Self.fragments.randomElement(using: &generator) ?? "" }
        .joined()
    }
    let unit = fragments(1...4)
    return HostilePattern(unit, after: fragments(0...3), before: fragments(0...2))
  }

  private static let fragments = [
    "\"", "\"", "'", "\\", "\\\"", "\\'", ";", ";", "=", " = ", "\n", "\n", "\r", " ", "a", "a#", "{", "}", "(", ")",
    ",", ":", "/*", "*/", "//", "<", ">", "<4f>", "“", "”", "\u{A0}", "\u{FEFF}", "\u{2028}", "é", "@", "\\U", "\0",
    "\n<<<<<<<\n", "\n=======\n", "\n>>>>>>>\n", "<!--", "-->", "[{", "\"a#\" = \"b\";\n", "\"a#\" = \"", "<plist>",
    "<dict>", "</dict>", "<array>", "<key>", "</key>", "<string>", "</string>", "<key>a#</key>", "<![CDATA[", "]]>",
    "&", "&amp;", "<?", "?>", "\"a#\": ", "[", "]", "<!", "<!DOCTYPE ", "[", "<a", "</", "/>",
  ]
}
