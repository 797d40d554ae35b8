import L10nRuntime
import Testing

@testable import L10nCore

@Suite struct GettextPluralsTests {
  /// A language for each set of rules that CLDR has for cardinals, and those of the shipped catalog.
  static let languages = """
    ar as ast be bg bn br bs ca cs cy da de dsb en es et fi fil fr ga gd gv he hr hsb hu hy is it iu ja kk ko ksh kw lag
    lt lv mk mo mt naq nl pl prg pt pt-BR pt-PT ro ru se shi si sk sl sr sv tr tzm uk vi zh-Hans zh-Hant
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let numbers: [UInt64] = Array(0...2500) + [10_000, 100_000, 1_000_000, 2_000_000, 1_000_001]

  @Test(arguments: languages)
  func theExpressionChoosesWhatCLDRChooses(_ name: String) throws {
    let tag = try #require(LanguageTag(name))
    let rules = PluralRules(for: tag)
    for hasZero in [false, true] {
      let plurals = GettextPlurals(for: tag, hasZero: hasZero)
      let expression = try #require(GettextExpression(plurals.header.split(separator: "plural=")[1].dropLast()))
      let isExtra = hasZero && !rules.categories.contains(.zero)
      for number in Self.numbers {
        let category = isExtra && number == 0 ? .zero : rules.category(for: PluralOperands(number))
        let form = try #require(expression.value(for: number))
        #expect(plurals.categories[Int(form)] == category, "\(number)")
      }
      #expect(GettextPlurals(header: plurals.header, tag: tag)?.categories == plurals.categories)
    }
  }

  /// A language, a header from other tools, and the categories of its forms.
  @Test(arguments: [
    ("en", "nplurals=2; plural=n != 1;", "one other"),
    ("fr", "nplurals=2; plural=(n > 1);", "one other"),
    ("ja", "nplurals=1; plural=0;", "other"),
    ("de", "nplurals=1; plural=0", "other"),
    (
      "ru",
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
      "one few many"
    ),
    ("pl", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);", "one few many"),
    ("cs", "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", "one few other"),
    ("cs", "nplurals=4; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 3);", "one few many other"),
    ("en", "nplurals=3; plural=n==0 ? 0 : n==1 ? 1 : 2;", "zero one other"),
    ("lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);", "one other zero"),
    ("ru", "nplurals=2; plural=n != 1;", "one many"), ("tr", "nplurals=2; plural=(n > 1);", "one other"),
    ("oc", "nplurals=2; plural=(n > 1);", "one other"), ("zh", "nplurals=2; plural=n != 1;", "one other"),
    ("pt-PT", "nplurals=3; plural=(n==0 || n==1) ? 0 : n!=0 && n%1000000==0 ? 1 : 2;", "one many other"),
    ("en", "nplurals=2; plural=n/0;", "nil"), ("en", "nplurals=2; plural=n;", "nil"),
    ("en", "nplurals=0; plural=0;", "nil"), ("en", "nplurals=99999999999999999999; plural=0;", "nil"),
    ("en", "", "nil"), ("en", "nplurals=INTEGER; plural=EXPRESSION;", "nil"),
  ])
  func readsHeadersOfOtherTools(_ language: String, _ header: String, _ forms: String) throws {
    let plurals = GettextPlurals(header: header, tag: try #require(LanguageTag(language)))
    #expect((plurals?.categories.map { $0?.rawValue ?? "-" } ?? ["nil"]).joined(separator: " ") == forms)
  }

  @Test(arguments: [
    ("1+2*3", 7), ("(1+2)*3", 9), ("7-2-1", 4), ("0-1>5", 1), ("1||1/0", 1), ("0&&1/0", 0), ("!0", 1), ("!!5", 1),
    ("n % 7 == 0 ? 1 : 2", 1), ("1 ? 2 : 3 ? 4 : 5", 2), ("7<=7 && 7>=7 && !(7<7) && !(7>7)", 1),
    ("1/0", nil), ("1%0", nil), ("", nil), ("1+", nil), ("(1", nil), ("1)", nil), ("m", nil), ("1?2", nil),
    (String(repeating: "(", count: 100_000), nil), (String(repeating: "!", count: 100_000), nil),
    (String(repeating: "1?", count: 100_000), nil), (String(repeating: "n+", count: 100_000) + "n", nil),
  ])
  func evaluatesExpressionsOfC(_ text: String, _ value: Int?) {
    #expect(GettextExpression(text)?.value(for: 42) == value.map(UInt64.init))
  }
}
