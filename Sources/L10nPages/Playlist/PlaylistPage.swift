internal import L10nSyntax

extension PageReport {
  /// A page that plays recordings of utterances, one by one or all in a row, and takes a reviewer's judgements.
  ///
  /// The judgements of a language that has a sheet are saved as a translation file: with a note and the state "needs
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
            head: { $0.columns(["Control", "Said", "Sound"] + (isReviewed ? ["Judgement"] : [])) },
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

  /// The texts that are said, as the page's script writes them into translation files.
  ///
  /// - Parameter keys: by the name of the language.
  private func reviewData(of keys: [String: Set<String>]) -> JSONOutput {
    let said = locales.compactMap { locale -> JSONOutput.Member? in
      guard let own = keys[locale.name], let sheet = sheets[locale.index] else { return nil }
      let files = sheet.files.map { file -> JSONOutput in
        let texts = file.texts.filter { own.contains($0.id.key.text) }.map { text -> JSONOutput in
          .members([
            "key": .string(text.id.key.text),
            "parts": .array(
              text.parts.map {
                .members([
                  "unit": .string($0.unit), "source": .string($0.source), "target": $0.target.map { .string($0) },
                ])
              }),
          ])
        }
        return .members(["original": .string(file.original), "texts": .array(texts)])
      }
      return .init(locale.name, .members(["tag": .string(locale.language.tag), "files": .array(files)]))
    }
    return .object([
      .init("catalog", .string(title)), .init("source", .string(developmentLanguage.tag)),
      .init("locales", .object(said)),
    ])
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
      if isReviewed { html.element("td") { judgement(on: utterance, file, &$0) } }
    }
  }

  private func judgement(on utterance: Utterance, _ file: String, _ html: inout HTML) {
    html.element(
      "div",
      [
        "class": "review filters", "data-name": file, "data-title": utterance.title,
        "data-keys": utterance.keys.joined(separator: "\n"), "hidden": "",
      ]
    ) { html in
      html.element("select", ["aria-label": "Judgement on \(utterance.title)"]) { html in
        for (value, words) in [("", "–"), ("right", "right"), ("wrong", "wrong, because …")] {
          html.option(value, words)
        }
      }
      html.open("input", ["type": "text", "aria-label": "The reason", "placeholder": "what is heard wrong"])
    }
  }
}
