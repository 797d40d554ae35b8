import L10nCore

/// The languages with their shares, and a picture with a line for each text.
struct LanguageCoverage {
  private let report: PageReport
  private let names: PageNames
  private let tableStarts: [Int]

  init(_ report: PageReport, _ names: PageNames) {
    (self.report, self.names) = (report, names)
    tableStarts = TableCoverage.tables(of: report.catalog.developmentIDs).map(\.range.lowerBound)
  }

  func write(to html: inout HTML) {
    StateLegend.write(to: &html)
    html.table(
      ["class": "coverage"], labeledBy: "languages",
      caption: { $0.element("caption", text: "Each line of a picture is a text, in the order of tables and keys.") },
      head: { html in
        html.columns(["Language"])
        html.element("th", ["scope": "col", "class": "number"], text: "Translated")
        html.columns(["Texts"])
        for name in ["Own", "Inherited", "Stale", "Missing"] {
          html.element("th", ["scope": "col", "class": "number"], text: name)
        }
      }, rows: { html in for (file, locale) in zip(names.locales, report.locales) { row(locale, file, &html) } })
  }

  private func row(_ locale: LocaleTexts, _ file: String, _ html: inout HTML) {
    html.line()
    html.element("tr") { html in
      html.element("th", ["scope": "row"]) { html in
        html.element("a", ["href": file], text: locale.language.englishName)
        html.text(" ")
        html.element("code", text: locale.name)
        if report.gaps.isInProgress(locale.index), locale.counts.missing > 0 { html.text(" in progress") }
        if report.sheets[locale.index] != nil {
          html.text(" ")
          html.element("a", ["class": "translate", "href": PageNames.translation(of: file)]) { html in
            html.text("translate")
            html.hidden(" into \(locale.language.englishName)")
          }
        }
      }
      html.element(
        "td", ["class": "number"], text: locale.isDevelopment ? "source" : "\(locale.counts.share.wholePercent) %")
      html.element("td", ["class": "strip"]) { CoverageStrip(locale, tableStarts: tableStarts).write(to: &$0) }
      for state in TextState.allCases {
        let count = locale.counts[state]
        html.element("td", ["class": "number \(count == 0 ? "none" : state.rawValue)"], text: count.withSeparators)
      }
    }
  }
}

/// The legend of the states' symbols.
enum StateLegend {
  static func write(to html: inout HTML) {
    html.element("ul", ["class": "legend"]) { html in
      for (state, meaning) in [
        (TextState.own, "the language has the text"), (.inherited, "from a wider locale of the language"),
        (.stale, "made from a text that has changed"), (.missing, "readers see another language"),
      ] {
        html.element("li") { html in
          StateSign.write(state, to: &html)
          html.element("b", text: state.rawValue)
          html.text(" \(meaning)")
        }
      }
    }
  }
}

/// A state as a small picture, which differs by its shape as well as by its color.
enum StateSign {
  static func write(_ state: TextState, to html: inout HTML) {
    html.element(
      "svg", ["class": "sign \(state.rawValue)", "viewBox": "0 0 12 12", "aria-hidden": "true", "focusable": "false"]
    ) { html in
      html.open("path", ["d": path(of: state, from: 1, to: 11)])
      html.close("path")
    }
  }

  /// The shape of a state between two x-coordinates of a picture of height 12: own is full, inherited half as high,
  /// stale split in the middle, missing a line at the bottom.
  static func path(of state: TextState, from start: Int, to end: Int) -> String {
    switch state {
    case .own: "M\(start) 0H\(end)V12H\(start)z"
    case .inherited: "M\(start) 6H\(end)V12H\(start)z"
    case .stale: "M\(start) 0H\(end)V4H\(start)zM\(start) 8H\(end)V12H\(start)z"
    case .missing: "M\(start) 10.5H\(end)V12H\(start)z"
    }
  }
}
