import L10nSyntax

/// The parts around the contents of every page: the head, the navigation, the foot.
struct PageFrame {
  /// The properties of one page.
  struct Page {
    /// The file's name.
    let file: String
    /// For the window: `Arabic`.
    let title: String
    var styles: [PagePart] = []
    var scripts: [PagePart] = []
    /// Whether the page is useful without the others, to which it then has no links.
    var standsAlone = false
    /// Whether it can speak its texts.
    var isSpoken = false
    /// Whether its script makes images.
    var hasImages = false
    /// Whether it plays files beside it.
    var hasSound = false
    /// The words of the page in other languages, for `words.js`; `nil` for a page in English alone.
    var words: JSONOutput?
  }

  /// The most locales that each page links to; if there are more, only the overview lists them.
  private static let navigationLimit = 200

  let hasPlayer: Bool
  private let title: String
  private let version: String
  private let locales: [(file: String, language: PageLanguage, name: String)]

  /// The parts that all pages share are read once.
  private let style = PageParts.style
  private let speechScript = PageParts.speechScript
  private let script = PageParts.script

  init(_ report: PageReport, _ names: PageNames) {
    title = report.title
    version = report.version
    hasPlayer = report.catalog.configuration.controls.contains(where: \.isSpoken)
    locales = zip(names.locales, report.locales).map { ($0, $1.language, $1.name) }
  }

  /// A whole page.
  ///
  /// It loads nothing: everything it needs is inside, and its Content-Security-Policy blocks everything else.
  func text(_ page: Page, _ contents: (inout HTML) -> Void) -> String {
    let styles = [style] + page.styles
    let scripts = (page.isSpoken ? [speechScript] : []) + [script] + page.scripts
    var html = HTML()
    html.trusted("<!DOCTYPE html>\n")
    html.element("html", ["lang": "en", "dir": "ltr"]) { html in
      html.element("head") { html in
        html.open("meta", ["charset": "utf-8"])
        html.open(
          "meta", ["http-equiv": "Content-Security-Policy", "content": policy(styles, scripts, page)])
        html.open("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.open("meta", ["name": "color-scheme", "content": "light dark"])
        html.open("meta", ["name": "generator", "content": "l10n \(version)"])
        html.element("title") { $0.plain("\(page.title) – \(title)") }
        for style in styles { html.element("style") { $0.trusted(style.text) } }
        html.line()
      }
      html.element("body") { html in
        html.element("a", ["class": "skip", "href": "#contents"], word: "page.skip")
        header(page, &html)
        html.element("main", ["id": "contents", "tabindex": "-1"], contents)
        html.line()
        html.element(
          "footer", ["class": "foot"], word: "page.foot",
          values: ["version": .string(version), "catalog": .string(title)])
        if let words = page.words { html.data(words, id: "words-data") }
        for script in scripts { html.element("script") { $0.trusted(script.text) } }
      }
    }
    html.line()
    return html.markup
  }

  private func policy(_ styles: [PagePart], _ scripts: [PagePart], _ page: Page) -> String {
    "default-src 'none'; \(page.hasImages ? "img-src data:; " : "")\(page.hasSound ? "media-src 'self'; " : "")"
      + "style-src \(styles.map { "'sha256-\($0.hash)'" }.joined(separator: " ")); "
      + "script-src \(scripts.map { "'sha256-\($0.hash)'" }.joined(separator: " ")); base-uri 'none'; form-action 'none'"
  }

  private func header(_ page: Page, _ html: inout HTML) {
    html.element("header", ["class": "head"]) { html in
      html.element("p", ["class": "brand"]) { html in
        let name = page.standsAlone ? "span" : "a"
        html.element(name, ["href": page.standsAlone ? nil : PageNames.overview]) { html in
          html.element("b", text: title)
          if !page.standsAlone {
            html.text(" ")
            html.element("span", word: "page.report")
          }
        }
      }
      if !page.standsAlone {
        html.element("nav", label: "page.pages") { html in
          html.element("ul", ["class": "pages"]) { html in
            link(PageNames.overview, "page.overview", on: page, &html)
            if hasPlayer { link(PageNames.player, "page.player", on: page, &html) }
            languages(page, &html)
          }
        }
      }
      if page.words != nil {
        html.element("label", ["class": "language"]) { html in
          html.element("span", ["class": "heard"], word: "page.language")
          html.element("select", ["id": "page-language", "autocomplete": "off"]) { _ in }
        }
      }
    }
    html.line()
  }

  /// A menu of the languages; its title is the language of the page.
  private func languages(_ page: Page, _ html: inout HTML) {
    let leadsToAll = locales.count <= Self.navigationLimit || page.file == PageNames.overview
    let shown = locales.filter { leadsToAll || $0.file == page.file }
    if shown.isEmpty { return }
    let current = shown.first { $0.file == page.file }
    html.element("li") { html in
      html.element("details", ["class": "menu"]) { html in
        if let current {
          html.element("summary", ["data-current": ""], naming: current.language)
        } else {
          html.element("summary", word: "page.languages")
        }
        html.element("ul") { html in
          for locale in shown {
            html.element("li") { html in
              html.element("a", ["href": locale.file, "aria-current": locale.file == page.file ? "page" : nil]) {
                html in
                html.element("span", naming: locale.language)
                html.text(" ")
                html.element("code", text: locale.name)
              }
            }
          }
        }
      }
    }
  }

  private func link(_ file: String, _ word: String, on page: Page, _ html: inout HTML) {
    html.element("li") { html in
      html.element("a", ["href": file, "aria-current": file == page.file ? "page" : nil], word: word)
    }
  }
}
