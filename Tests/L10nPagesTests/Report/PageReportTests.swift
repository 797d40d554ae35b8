import L10nCore
import Testing

@testable import L10nPages

struct PageReportTests {
  /// A catalog whose texts of all kinds are hostile.
  private static var hostile: (catalog: Catalog, findings: [PageFinding]) {
    let text = PageFixture.hostile
    let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let files = [
      "en.lproj/T.strings":
        "/* \(text.replacing("\u{0}", with: "")) */\n\"play\" = \"\(quoted)\";\npause = Pause;\n\"\(quoted)\" = x;\nhint = h;",
      "ar.lproj/T.strings": "\"play\" = \"\(quoted)\";\n\"extra\(quoted)\" = \"\(quoted)\";",
    ]
    let diagnostic = Diagnostic(
      "rule", .error, text, at: SourceLocation(text, 0..<0),
      subject: Diagnostic.Subject(locale: "ar", table: "T", key: "play"), help: text)
    let finding = PageFinding(
      diagnostic, position: (1, 2), excerpt: PageExcerpt(before: text, marked: text, after: text))
    return (PageFixture.catalog(files, PageFixture.controls), [finding])
  }

  @Test func nothingInATextIsMarkup() throws {
    let (catalog, findings) = Self.hostile
    #expect(catalog.developmentIDs.count == 4)
    let pages = PageFixture.pages(catalog, findings: findings)
    #expect(pages.keys.sorted() == ["index.html", "locale-ar.html", "locale-en.html", "player.html"])
    for (name, page) in pages {
      #expect(!page.contains("<script>alert") && !page.contains("<img"), "\(name)")
      // Only the page's scripts end a script element; texts do not.
      let ends = page.ranges(of: "</script>").count
      #expect(ends == ["index.html": 1, "player.html": 8][name] ?? 2, "\(name)")
      #expect(!page.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{0}" } || name == "player.html", "\(name)")
    }
    let page = try #require(pages["locale-ar.html"])
    let player = try #require(pages["player.html"])
    #expect(player.contains(#""found":[{"severity":"error","rule":"rule","message":"\u003c/script>"#))
    #expect(player.contains("<p class=\"found\"><span class=\"severity error\">"))
    #expect(page.contains("&lt;img src=x onerror=alert(2)&gt;&quot; &amp; '<b class=\"cp\">U+202E</b>evil"))
  }

  @Test func marksLanguagesInProgress() throws {
    var configuration = Configuration()
    configuration.partialLocales = ["de", "it"]
    let files = ["en", "de", "fr", "it"].reduce(into: [:]) {
      $0["\($1).lproj/T.strings"] = $1 == "de" ? "a = A;" : "a = A; b = B;"
    }
    let pages = PageFixture.pages(PageFixture.catalog(files, configuration))
    let overview = try #require(pages["index.html"])
    #expect(overview.contains("<code>de</code> in progress") && overview.ranges(of: "in progress").count == 1)
    #expect(try #require(pages["locale-de.html"]).contains("<code>de</code> in progress"))
    for complete in ["fr", "it"] {
      #expect(try !#require(pages["locale-\(complete).html"]).contains("in progress"))
    }
  }

  /// Pages that all lead to all others would be the square of the locales.
  @Test(arguments: [(20, 21), (200, 1)]) func leadsToAFewHundredLocales(count: Int, links: Int) throws {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let tags = letters.flatMap { first in letters.map { "q\(first)\($0)" } }.prefix(count)
    let files = tags.reduce(into: ["en.lproj/T.strings": "a = A;"]) { $0["\($1).lproj/T.strings"] = "a = A;" }
    let pages = PageFixture.pages(PageFixture.catalog(files))
    let page = try #require(pages["locale-qaa.html"])
    #expect(page.ranges(of: "<li><a href=\"locale-").count == links)
    #expect(try #require(pages["index.html"]).ranges(of: "<li><a href=\"locale-").count > count)
  }

  @Test func everyPageForbidsWhatItDoesNotHold() throws {
    for (name, page) in PageFixture.pages(Self.hostile.catalog) {
      #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"))
      let policy = try #require(
        page.split(separator: "Content-Security-Policy\" content=\"").last?.prefix { $0 != "\"" })
      // The player draws pictures of itself.
      let images = name == "player.html" ? "img-src data:; " : ""
      let start = "default-src 'none'; \(images)style-src 'sha256-"
      #expect(policy.hasPrefix(start) && !policy.contains("unsafe"), "\(name)")
      for forbidden in ["http://www", "https://", " src=", " style=", " onclick", "@import"] {
        #expect(
          !page.replacing("http://www.w3.org/2000/svg", with: "").contains(forbidden) || page.contains("onerror"),
          "\(name) \(forbidden)")
      }
    }
  }

  @Test func isTheSameWhateverTheOrderOfFiles() {
    let files = (0..<20).map { ("en.lproj/T\($0).strings", "a = 1;\nb = 2;") } + [("fr.lproj/T3.strings", "a = 1;")]
    let pages = PageFixture.pages(PageFixture.catalog(Dictionary(uniqueKeysWithValues: files)))
    let again = PageFixture.pages(PageFixture.catalog(Dictionary(uniqueKeysWithValues: files.reversed())))
    #expect(pages == again)
  }

  @Test func aCatalogWithoutControlsHasNoPlayer() {
    let pages = PageFixture.pages(PageFixture.catalog(["en.lproj/T.strings": "a = 1;"]))
    #expect(pages.keys.sorted() == ["index.html", "locale-en.html"])
    #expect(pages["index.html"]?.contains("player.html") == false)
    #expect(PageFixture.pages(PageFixture.catalog([:])).keys.sorted() == ["index.html"])
  }

  /// The page of a locale explains the origin of each text.
  @Test func tellsHowALocaleComesByEachText() throws {
    let catalog = PageFixture.catalog([
      "en.lproj/T.strings": "own = a;\nwide = b;\nnone = c;\n/* Say %1$@ = name. */ arg = \"Hi %@\";",
      "fr.lproj/T.strings": "own = A;\nwide = B;", "fr-CA.lproj/T.strings": "own = Ac;",
      "ar.lproj/T.strings": "arg = \"%@ س\";",
    ])
    let pages = PageFixture.pages(catalog)
    let canada = try #require(pages["locale-fr-CA.html"])
    #expect(canada.contains("</svg>inherited from fr</p>") && canada.contains("Missing. Readers see the text of en."))
    #expect(canada.ranges(of: "data-state=\"missing\"").count == 2)
    #expect(canada.contains("<code>name</code> text"))
    let arabic = try #require(pages["locale-ar.html"])
    #expect(
      arabic.contains(
        "<div class=\"words\" lang=\"ar\" dir=\"rtl\"><p><bdi class=\"kept\" dir=\"ltr\">%@</bdi> س</p></div>"))
    let overview = try #require(pages["index.html"])
    #expect(overview.contains("aria-label=\"name of fr-CA: 1 own, 1 inherited, 2 missing\""))
    #expect(overview.contains("<td class=\"number\">50 %</td>"))
  }

  @Test func pluralFormsStandInTheOrderOfTheirCategories() throws {
    let dictionary = """
      <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>other</key><string>others</string><key>one</key><string>one of them</string></dict></dict></dict></plist>
      """
    let page = try #require(
      PageFixture.pages(PageFixture.catalog(["en.lproj/T.stringsdict": dictionary]))["locale-en.html"])
    #expect(
      page.contains(
        "<div class=\"words\" lang=\"en\" dir=\"ltr\"><dl class=\"forms\"><div><dt lang=\"en\">one</dt>"
          + "<dd>one of them</dd></div><div><dt lang=\"en\">other</dt><dd>others</dd></div></dl></div>"))
  }

  @Test func whatIsNotToBeTranslatedIsMissingNowhere() throws {
    let file =
      #"{"sourceLanguage":"en","strings":{"brand":{"shouldTranslate":false,"#
      + #""localizations":{"en":{"stringUnit":{"state":"translated","value":"Brand"}}}},"#
      + #""b":{"localizations":{"fr":{"stringUnit":{"state":"needs_review","value":"B"}}}},"#
      + #""c":{"localizations":{"fr":{"stringUnit":{"state":"stale","value":"C"}}}}},"version":"1.0"}"#
    let pages = PageFixture.pages(PageFixture.catalog(["C.xcstrings": file]))
    let page = try #require(pages["locale-fr.html"])
    #expect(page.contains("</svg>the same in every language</p>") && !page.contains("data-state=\"missing\""))
    #expect(page.contains("<div class=\"words\" lang=\"en\" dir=\"ltr\"><p>Brand</p></div></li>"))
    // Nor does it count, as in l10n coverage.
    #expect(pages["index.html"]?.contains("aria-label=\"name of fr: 1 own, 1 stale\"") == true)
  }

  @Test func thePlayerHasEveryLanguageAndThoseThatNobodySpeaks() throws {
    let files = [
      "en.lproj/T.strings": "play = Play;\npause = Pause;\nhint = Hint;", "ar.lproj/T.strings": "\"play\" = \"تشغيل\";",
    ]
    let page = try #require(PageFixture.pages(PageFixture.catalog(files, PageFixture.controls))["player.html"])
    for part in [
      #"{"name":"ar","tag":"ar","dir":"rtl","#, #"{"name":"en-XA","#, #""texts":["[Þļåý one]"],"key":"play""#,
      #"{"texts":["Pause"],"key":"pause","tag":"en","dir":"ltr","origin":"en","missing":true,"found":[]}"#,
      #""layouts":{"liveWithTimeline":[0],"":[0]}"#,
      ">Live with timeline</option>", #""states":["play","pause"]"#,
      #"<th scope="col"><span data-word="kinds.label">Label</span>, pause</th>"#,
      #"<bdi lang="ar" dir="rtl">تشغيل</bdi>"#,
      #"<bdi lang="en" dir="ltr">Pause</bdi> <span class="state missing" data-word="page.missingFrom""#,
    ] {
      let isThere = page.contains(part)
      #expect(isThere, "\(part)")
    }
    #expect(!page.contains("\"separator\""))
  }

  @Test func namesOfFilesAreSafeAndDiffer() {
    #expect(
      PageNames(["pt-BR", "PT-br", "zh_TW", "../x", "İ"]).locales == [
        "locale-pt-BR.html", "locale-PT-br~2.html", "locale-zh_5fTW.html", "locale-_2e_2e_2fx.html", "locale-_130.html",
      ])
  }

  @Test func aPictureOfManyTextsShowsTheWorstOfEachPart() {
    #expect(CoverageStrip.lines([.own, .missing]) == [.own, .missing])
    var states = [TextState](repeating: .own, count: 10_000)
    states[5_000] = .missing
    let lines = CoverageStrip.lines(states)
    #expect(lines.count == CoverageStrip.mostLines && lines.filter { $0 == .missing }.count == 1)
    #expect(lines[600] == .missing)
  }

  @Test(arguments: [
    ("liveWithTimeline", "Live with timeline"), ("vod", "VOD"), ("ad", "Ad"), ("live", "Live"), ("a_b2C", "A b2 c"),
  ])
  func namesOfLayoutsAreWords(name: String, words: String) {
    #expect(PlayerLayout.words(of: name) == words)
  }
}
