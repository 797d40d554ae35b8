import L10nCore

/// The page with all texts of a locale beside those of the development language.
struct LocalePage {
  private let report: PageReport
  private let locale: LocaleTexts
  private let findings: PageFindingIndex
  private let file: String

  init(_ report: PageReport, _ locale: LocaleTexts, _ findings: PageFindingIndex, file: String) {
    (self.report, self.locale, self.findings, self.file) = (report, locale, findings, file)
  }

  func text(in frame: PageFrame) -> String {
    let language = locale.language
    let tables = TableCoverage.tables(of: report.catalog.developmentIDs)
    return frame.text(PageFrame.Page(file: file, title: language.englishName, isSpoken: true)) { html in
      html.element("div", ["class": "title"]) { html in
        html.element("h1", text: language.englishName)
        html.element("p") { html in
          if language.ownName != language.englishName { html.words(language.ownName, language: language) }
          html.element("code", text: locale.name)
          if language.isRightToLeft { html.text(" written from right to left") }
          if report.gaps.isInProgress(locale.index), locale.counts.missing > 0 { html.text(" in progress") }
        }
      }
      summary(&html)
      if report.sheets[locale.index] != nil {
        html.element("p", ["class": "go"]) { html in
          html.element("a", ["href": PageNames.translation(of: file)], text: "Translate these texts")
          html.text(" on a separate page, which can be mailed and needs no network")
        }
      }
      filters(&html)
      html.element("div", ["class": "beside"]) { html in
        contents(tables, &html)
        var texts = HTML()
        for (number, table) in tables.enumerated() { section(table.name, table.range, number + 1, &texts) }
        extras(&texts)
        html.contents(texts, id: "texts")
      }
    }
  }

  private func summary(_ html: inout HTML) {
    if locale.isDevelopment {
      return html.element("p", ["class": "lead"], text: "The language that all texts are written in first.")
    }
    html.element("ul", ["class": "legend"]) { html in
      for state in TextState.allCases {
        html.element("li") { html in
          StateSign.write(state, to: &html)
          html.element("b", text: locale.counts[state].withSeparators)
          html.text(" \(state.rawValue)")
        }
      }
    }
  }

  private func filters(_ html: inout HTML) {
    html.element(
      "form", ["class": "filters", "id": "text-filters", "role": "search", "aria-label": "Texts", "hidden": ""]
    ) { html in
      html.search("Words or key")
      html.select("state", "Show") { html in
        html.option("", "All texts")
        for state in TextState.allCases where locale.counts[state] > 0 {
          html.option(state.rawValue, "Only \(state.rawValue)")
        }
        html.option("found", "With findings")
      }
      html.element("button", ["type": "reset"], text: "Show all")
      let count = report.catalog.developmentIDs.count
      html.element(
        "output", ["id": "text-count", "role": "status"],
        text: count.counted("text"))
    }
  }

  private func contents(_ tables: [(name: String, range: Range<Int>)], _ html: inout HTML) {
    html.element("nav", ["class": "contents", "aria-label": "Tables"]) { html in
      html.element("ol") { html in
        for (number, table) in tables.enumerated() {
          html.element("li") { html in
            html.element("a", ["href": "#table-\(number + 1)"], text: table.name)
            html.element("span", text: " \(table.range.count.withSeparators)")
          }
        }
      }
    }
  }

  private func section(_ name: String, _ range: Range<Int>, _ number: Int, _ html: inout HTML) {
    html.line()
    html.element("section", ["aria-labelledby": "table-\(number)", "class": "table"]) { html in
      html.element("h2", ["id": "table-\(number)"], text: name)
      html.element("ol", ["class": "texts"]) { html in
        for index in range {
          let id = report.catalog.developmentIDs[index]
          TextRow(
            id: id, anchor: PageNames.anchor(index), development: report.catalog.developmentEntries[id],
            text: locale.texts[index],
            findings: findings.findings(about: id, in: locale.name), report: report, locale: locale
          ).write(to: &html)
        }
      }
    }
  }

  /// Texts that the development language does not have.
  private func extras(_ html: inout HTML) {
    if locale.isDevelopment { return }
    let known = report.catalog.developmentEntries
    let extras = report.catalog.entries(locale: locale.index, layer: nil).values.filter { known[$0.id] == nil }
    if extras.isEmpty { return }
    html.element("section", ["aria-labelledby": "extra", "class": "table"]) { html in
      html.element("h2", ["id": "extra"], text: "Not in the development language")
      html.element("ol", ["class": "texts"]) { html in
        for entry in extras.sorted(by: { $0.id < $1.id }) {
          TextRow(
            id: entry.id, anchor: nil, development: nil, text: LocaleTexts.Text(state: .own, entry: entry, origin: nil),
            findings: findings.findings(about: entry.id, in: locale.name), report: report, locale: locale
          ).write(to: &html)
        }
      }
    }
  }
}
