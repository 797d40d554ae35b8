import L10nCore

/// A page for translating a locale without a network: one file, which can be mailed.
///
/// Its contents are data, which the page's script draws as it comes into view; changes stay in the browser and are
/// saved as a translation file.
struct TranslationPage {
  let report: PageReport
  let locale: LocaleTexts
  let sheet: TranslationSheet
  let file: String

  func text(in frame: PageFrame) -> String {
    let language = locale.language
    let page = PageFrame.Page(
      file: file, title: "Translate into \(language.englishName)", styles: [PageParts.translationStyle],
      scripts: [
        PageParts.wordsScript, PageParts.xliffScript, PageParts.translationChecks, PageParts.translationScript,
      ],
      standsAlone: true,
      words: PageWords.data(["page", "kinds", "arguments", "translate", "checks"], for: locale.language))
    return frame.text(page) { html in
      html.element("div", ["class": "title"]) { html in
        html.element("h1", word: "translate.title", naming: language)
        html.element("p") { html in
          html.element("span", ["id": "own-name"]) { html in
            if language.ownName != language.englishName { html.words(language.ownName, language: language) }
          }
          html.element("code", text: locale.name)
        }
      }
      if report.catalog.configuration.controls.contains(where: \.isSpoken) { html.trusted(PageParts.icons) }
      html.element("noscript") { $0.element("p", text: "Allow this page's script to translate here.") }
      html.element("div", ["id": "translator", "hidden": ""]) { html in
        html.element("p", ["class": "lead"], word: "translate.stays")
        bar(&html)
        keys(&html)
        html.element("p", ["id": "spoken", "class": "heard", "role": "status"], text: "")
        html.element("h2", ["class": "heard"], word: "translate.texts")
        html.element("div", ["id": "sheet"]) { _ in }
        html.element("p", ["class": "aside"]) { html in
          html.element("button", ["type": "button", "id": "forget", "class": "small"], word: "translate.forget")
        }
      }
      html.packedData(data, id: "texts-data")
    }
  }

  private func bar(_ html: inout HTML) {
    html.element("form", ["id": "bar", "class": "filters bar", "role": "search"], label: "translate.texts") { html in
      html.search(word: "translate.search")
      html.select("state", word: "translate.show") { html in
        for value in Self.filters { html.option(value, word: "translate.\(value.isEmpty ? "all" : value)") }
      }
      html.element("button", ["type": "button", "id": "next"], word: "translate.next")
      html.element("button", ["type": "button", "id": "save", "class": "main"], word: "translate.save")
      html.element("output", ["id": "count", "role": "status"], text: "")
      html.element("p", ["id": "notice", "class": "notice", "role": "status"], text: "")
    }
  }

  private static let filters = ["", "open", "missing", "review", "stale", "done", "changed", "found"]

  private func keys(_ html: inout HTML) {
    html.element("details", ["class": "keys"]) { html in
      html.element("summary", word: "translate.keys")
      html.element("dl") { html in
        for (keys, word) in Self.keys {
          html.element("div") { html in
            html.element("dt") { $0.element("kbd", text: keys) }
            html.element("dd", word: "translate.\(word)")
          }
        }
      }
    }
  }

  private static let keys = [
    ("Ctrl Enter", "keyNext"), ("Alt ↓, Alt ↑", "keyMove"), ("Alt 1 … 9", "keyArgument"), ("Alt A", "keyRight"),
    ("Alt Z", "keyUndo"), ("Alt S", "keySearch"), ("Ctrl S", "keySave"),
  ]
}
