extension PageReport {
  /// A page that plays recordings of utterances, one by one or all in a row, and takes a reviewer's judgments.
  ///
  /// The judgments of a language that has a sheet are saved as a translation file: with a note and the state "needs
  /// review" for each text that is heard wrong.
  ///
  /// - Parameter recordings: each with the name of its file beside the page.
  package func playlist(of recordings: [(utterance: Utterance, file: String)], by reader: ScreenReader) -> String {
    var page = PageFrame.Page(
      file: PageNames.overview, title: "What \(reader.title) says",
      scripts: [PageParts.xliffScript, PageParts.playlistScript],
      standsAlone: true)
    page.hasSound = true
    let groups = Dictionary(grouping: recordings) { $0.utterance.locale.directory }
    return PageFrame(self, PageNames(locales.map(\.name))).text(page) { html in
      html.element("h1", text: "What \(reader.title) says")
      html.element(
        "p", ["class": "lead"],
        text:
          "Each control in each of its states, as eSpeak NG says it. Numbers, times and names in the texts are examples."
      )
      html.element("p", ["class": "go", "id": "playlist", "hidden": ""]) { html in
        html.element("button", ["type": "button", "class": "listen", "aria-pressed": "false"], text: "Play all")
      }
      html.element("nav", ["aria-label": "Languages"]) { html in
        html.element("ul", ["class": "pages"]) { html in
          for locale in locales where groups[locale.name] != nil {
            html.element("li") { html in
              html.element("a", ["href": "#in-\(locale.index)"], text: locale.language.englishName)
            }
          }
        }
      }
      for locale in locales {
        guard let own = groups[locale.name] else { continue }
        html.line()
        html.element("section", ["aria-labelledby": "in-\(locale.index)"]) { html in
          html.element("h2", ["id": "in-\(locale.index)"], text: locale.language.englishName)
          let isReviewed = sheets[locale.index] != nil
          html.table(
            label: locale.language.englishName,
            head: { $0.columns(["Control", "Said", "Sound"] + (isReviewed ? ["Judgment"] : [])) },
            rows: { html in for (utterance, file) in own { row(utterance, file, locale, isReviewed, &html) } })
          if isReviewed {
            html.element("p", ["class": "filters aside"]) { html in
              html.element(
                "button", ["type": "button", "data-save": locale.name, "hidden": ""],
                text: "Save the review of \(locale.language.englishName)")
              html.element("output", ["role": "status"], text: "")
            }
          }
        }
      }
      html.data(reviewData(of: groups.mapValues { Set($0.flatMap(\.utterance.keys)) }), id: "review-data")
    }
  }

  private func row(
    _ utterance: Utterance, _ file: String, _ locale: LocaleTexts, _ isReviewed: Bool, _ html: inout HTML
  ) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) { $0.element("bdi", text: utterance.title) }
      html.element("td") { html in
        html.element("bdi", ["lang": locale.language.tag, "dir": locale.language.direction]) { html in
          for (place, part) in utterance.parts.enumerated() {
            if place > 0 { html.text(" · ") }
            for run in part.runs {
              html.element("span", ["lang": run.language == locale.language.tag ? nil : run.language], text: run.text)
            }
          }
        }
      }
      html.element("td") { html in
        html.element(
          "audio",
          [
            "controls": "", "preload": "none", "src": file,
            "aria-label": "\(utterance.title), \(locale.language.englishName)",
          ]
        ) { _ in }
      }
      if isReviewed { html.element("td") { judgment(on: utterance, file, &$0) } }
    }
  }
}
