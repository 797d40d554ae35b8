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
      scripts: [PageParts.xliffScript, PageParts.translationChecks, PageParts.translationScript], standsAlone: true)
    return frame.text(page) { html in
      html.element("div", ["class": "title"]) { html in
        html.element("h1", text: "Translate into \(language.englishName)")
        html.element("p") { html in
          if language.ownName != language.englishName { html.words(language.ownName, language: language) }
          html.element("code", text: locale.name)
        }
      }
      if report.catalog.configuration.controls.contains(where: \.isSpoken) { html.trusted(PageParts.icons) }
      html.element("noscript") { $0.element("p", text: "Allow this page's script to translate here.") }
      html.element("div", ["id": "translator", "hidden": ""]) { html in
        html.element("p", ["class": "lead"]) { html in
          html.text("Your texts stay in this browser and are not sent anywhere. ")
          html.element("b", text: "Save the translations")
          html.text(" as a file when you are done or want to go on elsewhere, and send it back.")
        }
        bar(&html)
        keys(&html)
        html.element("p", ["id": "spoken", "class": "heard", "role": "status"], text: "")
        html.element("h2", ["class": "heard"], text: "Texts")
        html.element("div", ["id": "sheet"]) { _ in }
        html.element("p", ["class": "aside"]) { html in
          html.element(
            "button", ["type": "button", "id": "forget", "class": "small"], text: "Forget all changes made here")
        }
      }
      html.packedData(data, id: "texts-data")
    }
  }

  private func bar(_ html: inout HTML) {
    html.element("form", ["id": "bar", "class": "filters bar", "role": "search", "aria-label": "Texts"]) { html in
      html.search("Words or key")
      html.select("state", "Show") { html in for (value, words) in Self.filters { html.option(value, words) } }
      html.element("button", ["type": "button", "id": "next"], text: "Next to translate")
      html.element("button", ["type": "button", "id": "save", "class": "main"], text: "Save translations")
      html.element("output", ["id": "count", "role": "status"], text: "")
      html.element("p", ["id": "notice", "class": "notice", "role": "status"], text: "")
    }
  }

  private static let filters = [
    ("", "All texts"), ("open", "To translate"), ("missing", "Missing"), ("review", "To review"),
    ("stale", "Out of date"), ("done", "Translated"), ("changed", "Changed here"), ("found", "With problems"),
  ]

  private func keys(_ html: inout HTML) {
    html.element("details", ["class": "keys"]) { html in
      html.element("summary", text: "Keys")
      html.element("dl") { html in
        for (keys, words) in Self.keys {
          html.element("div") { html in
            html.element("dt") { $0.element("kbd", text: keys) }
            html.element("dd", text: words)
          }
        }
      }
    }
  }

  private static let keys = [
    ("Ctrl Enter", "the next text to translate"), ("Alt ↓, Alt ↑", "the next text, the one before"),
    ("Alt 1 … 9", "insert that argument of the original"), ("Alt A", "the text to be reviewed is right"),
    ("Alt Z", "back to the text as it was"), ("Alt S", "search"), ("Ctrl S", "save the translations"),
  ]
}
