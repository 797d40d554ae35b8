import L10nCore
import L10nRuntime
import L10nSyntax

/// The player's controls, drawn and in words, in every language.
///
/// The preview is built by the page's script; the tables below it show all texts without a script.
struct PlayerPage {
  private let report: PageReport
  private let controls: [ControlDeclaration]
  private let languages: [ControlTexts]
  private let layouts: [PlayerLayout]

  init(_ report: PageReport, _ findings: PageFindingIndex) {
    self.report = report
    controls = report.catalog.configuration.controls.filter(\.isSpoken)
    layouts = PlayerLayout.all(report.catalog.configuration, controls)
    languages =
      report.locales.map {
        ControlTexts(
          report.catalog, locale: $0.index, language: $0.language, findings: findings, services: report.services)
      } + ControlTexts.pseudo(report.catalog, report.services)
  }

  /// - Parameter pictures: the pictures that the page's script draws immediately, for a headless browser.
  func text(in frame: PageFrame, drawing pictures: JSONOutput? = nil) -> String {
    var page = PageFrame.Page(
      file: PageNames.player, title: "Player", styles: [PageParts.playerStyle, PageParts.pictureStyle],
      scripts: [PageParts.wordsScript, PageParts.playerScript, PageParts.drawScript, PageParts.designerScript],
      isSpoken: true, hasImages: true, words: PageWords.data(["page", "kinds", "player"]))
    if pictures != nil {
      page.scripts.append(PageParts.pictureScript)
    }
    return frame.text(page) { html in
      html.element("h1", word: "player.title")
      html.element("p", ["class": "lead"], word: "player.about")
      html.element("section", ["id": "preview", "hidden": ""], label: "player.preview") { html in
        options(&html)
        html.element("div", ["id": "stage"]) { _ in }
        html.element("section", ["id": "cut", "aria-labelledby": "cut-title", "hidden": ""]) { html in
          html.element("h2", ["id": "cut-title"], word: "player.cut")
          html.element("output", ["role": "status"], text: "")
          html.element("div", ["class": "scroll", "tabindex": "0", "role": "group"], label: "player.cut") { _ in }
        }
        html.element("h2", word: "player.focus")
        html.element(
          "div", ["id": "detail", "class": "scroll", "tabindex": "0", "role": "group"], label: "player.focusTexts"
        ) { _ in }
      }
      html.line()
      html.element("section", ["aria-labelledby": "controls"]) { html in
        html.element("h2", ["id": "controls"], word: "player.all")
        html.element("p", word: "player.examples")
        for control in controls { ControlTable(control, languages.filter { !$0.isPseudo }).write(to: &html) }
      }
      let announcements = report.catalog.configuration.announcements
      if !announcements.isEmpty, let shown = languages.first(where: { $0.name == development }) ?? languages.first {
        AnnouncementTable(announcements, shown).write(to: &html)
      }
      html.trusted(PageParts.icons)
      html.line()
      html.data(data, id: "player-data")
      if let pictures { html.data(pictures, id: "picture-data") }
    }
  }

  /// The directory of the development language.
  private var development: String? {
    report.catalog.developmentIndex.map { report.catalog.locales[$0].directory }
  }

  private func options(_ html: inout HTML) {
    html.element("form", ["class": "filters", "id": "player-options"], label: "player.preview") { html in
      html.select("layout", word: "player.layout") { html in
        for layout in layouts where !layout.name.isEmpty { html.option(layout.name, layout.title) }
        html.option("", word: "player.allControls")
      }
      html.select("language", word: "player.language") { languageOptions(&$0) }
      html.select("beside", word: "player.compare") { html in
        html.option("", "–")
        languageOptions(&html)
      }
      html.select("reader", word: "player.reader") { html in
        for reader in ScreenReader.allCases {
          html.option(reader.rawValue, reader.title)
        }
      }
      html.element("details", ["class": "more"]) { html in
        html.element("summary", word: "player.more")
        html.element("div", ["class": "filters"]) { details(&$0) }
        html.element("div", ["class": "filters", "id": "designer", "role": "group"], label: "player.checks") { _ in }
      }
    }
  }

  /// What is seldom changed: how texts are said and drawn.
  private func details(_ html: inout HTML) {
    html.select("rate", word: "player.rate") { html in
      for (value, word) in [("1", "rateNormal"), ("0.75", "rateSlow"), ("1.5", "rateFast"), ("2.5", "rateExpert")] {
        html.option(value, word: "player.\(word)")
      }
    }
    html.select("voice", word: "player.voice") { $0.option("", word: "player.systemVoice") }
    html.select("size", word: "player.size") { html in
      for (value, word) in [("100", "sizeNormal"), ("150", "sizeLarge"), ("200", "sizeLargest")] {
        html.option(value, word: "player.\(word)")
      }
    }
    html.select("screen", word: "player.screen") { html in
      html.option("", word: "player.window")
      for (width, word) in [("360", "phone"), ("640", "phoneOnItsSide"), ("820", "tablet")] {
        html.option(width, word: "player.\(word)", values: ["width": .written(width)])
      }
    }
    html.select("room", word: "player.room") { html in
      for room in [96, 64, 128, 192] { html.option("\(room)", "\(room) px") }
    }
    if wordings > 1 {
      html.select("wording", word: "player.wording") { html in
        for number in 1...wordings { html.option(String(number - 1), "\(number)") }
      }
    }
    for name in ["labels", "lines", "contrast"] { check(name, &html) }
  }

  private func check(_ name: String, _ html: inout HTML) {
    html.element("label", ["class": "check"]) { html in
      html.open("input", ["type": "checkbox", "name": name])
      html.element("span", word: "player.\(name)")
    }
  }

  /// The most texts for the same kind and state of a control.
  private var wordings: Int {
    controls.flatMap { control in
      ControlTextKind.allCases.flatMap { kind in ControlState.allCases.map { control.texts(kind, $0).count } }
    }.max() ?? 0
  }

  private func languageOptions(_ html: inout HTML) {
    for language in languages where !language.isPseudo {
      html.element(
        "option", ["value": language.name], word: "player.named", naming: language.language,
        values: ["name": .string(language.name)])
    }
    for language in languages where language.isPseudo {
      html.option(language.name, word: ControlTexts.pseudoWord(language.name))
    }
  }

  private var data: JSONOutput {
    let numbers = Dictionary(
      controls.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return .object([
      .init("languages", .array(languages.map { language($0) })),
      .init(
        "layouts",
        .object(
          layouts.map { layout in
            .init(layout.name, .array(layout.controls.compactMap { numbers[$0] }.map { .number($0) }))
          })),
      .init("controls", .array(controls.map(control))),
      .init("readers", .array(ScreenReader.allCases.map(\.json))), .init("steps", .number(SampleArguments.steps)),
    ])
  }

  private func language(_ texts: ControlTexts) -> JSONOutput {
    .object([
      .init("name", .string(texts.name)), .init("tag", .string(texts.language.tag)),
      .init("dir", .string(texts.language.direction)), .init("title", .string(texts.language.englishName)),
      .init("ownTitle", .string(texts.language.ownName)), .init("pseudo", .boolean(texts.isPseudo)),
      .init("word", texts.isPseudo ? .string(ControlTexts.pseudoWord(texts.name)) : .null),
      .init(
        "words",
        .object(
          ScreenReader.allCases.map { reader in
            .init(
              reader.rawValue, texts.isPseudo ? .object([]) : ReaderWords.json(reader, texts.language.tag))
          })),
      .init("texts", texts.json(controls)),
    ])
  }

  private func control(_ control: ControlDeclaration) -> JSONOutput {
    let hasStates = control.stateNames != nil || ControlTextKind.allCases.contains { control.hasStates($0) }
    let states = hasStates ? (control.stateNames ?? ControlState.names) : []
    return .object([
      .init("name", .string(control.name)), .init("kind", .string(ControlKind(control).rawValue)),
      .init("icons", .array(ControlIcon.names(of: control).map { .string($0) })),
      .init("states", .array(states.map { .string($0) })),
      .init(
        "spoken", .array(ControlState.allCases.map { .string(SpokenState($0, of: control)?.rawValue ?? "") })),
      .init("clocks", .array(SampleArguments.clocks(of: control).map { .string($0) })),
    ])
  }
}
