import L10nCore

/// The tables by locale, each with its coverage.
struct TableCoverage {
  private let report: PageReport
  private let names: PageNames

  /// The ranges of the tables' texts among all texts, which are ordered by table.
  private let tables: [(name: String, range: Range<Int>)]

  init(_ report: PageReport, _ names: PageNames) {
    (self.report, self.names) = (report, names)
    tables = Self.tables(of: report.catalog.developmentIDs)
  }

  /// The tables in their order, each with the range of its texts.
  static func tables(of ids: [TextID]) -> [(name: String, range: Range<Int>)] {
    var tables: [(name: String, range: Range<Int>)] = []
    for (index, id) in ids.enumerated() {
      if let last = tables.last, last.name == id.table {
        tables[tables.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        tables.append((id.table, index..<index + 1))
      }
    }
    return tables
  }

  func write(to html: inout HTML) {
    let translations = zip(names.locales, report.locales).filter { !$1.isDevelopment }
    guard !translations.isEmpty else {
      html.element("p", text: "There is no language besides the development language yet.")
      return
    }
    html.table(
      ["class": "matrix"], labeledBy: "tables",
      caption: { $0.element("caption", text: "How full each table is in each language.") },
      head: { html in
        html.columns(["Table"])
        html.element("th", ["scope": "col", "class": "number"], text: "Texts")
        for (file, locale) in translations {
          html.element("th", ["scope": "col", "class": "column"]) { html in
            html.element("a", ["href": file, "title": locale.language.englishName], text: locale.name)
          }
        }
      },
      rows: { html in
        for (number, table) in tables.enumerated() {
          html.line()
          html.element("tr") { html in
            html.element("th", ["scope": "row"], text: table.name)
            html.element("td", ["class": "number"], text: table.range.count.withSeparators)
            for (file, locale) in translations { cell(locale, table.range, "\(file)#table-\(number + 1)", &html) }
          }
        }
      })
  }

  private func cell(_ locale: LocaleTexts, _ range: Range<Int>, _ link: String, _ html: inout HTML) {
    var counts = CoverageCount()
    for text in locale.texts[range] where text.isCounted { counts[text.state] += 1 }
    let (missing, stale, total) = (counts.missing, counts.stale, counts.total)
    html.element("td", ["class": "cell"]) { html in
      html.element("a", ["href": link]) { html in
        picture(missing: missing, stale: stale, of: total, &html)
        if missing > 0 {
          html.element("span", text: "\((total - missing).withSeparators)/\(total.withSeparators)")
        } else if stale == 0 {
          html.hidden("complete")
        }
        if stale > 0 { html.element("span", ["class": "stale"], text: " \(stale.withSeparators) stale") }
      }
    }
  }

  /// A box filled in proportion to the table's texts, with the stale part as a line on top.
  private func picture(missing: Int, stale: Int, of count: Int, _ html: inout HTML) {
    let height = count == 0 ? 12 : (count - missing) * 12 / count
    html.element(
      "svg",
      ["class": missing > 0 ? "box part" : "box", "viewBox": "0 0 14 14", "aria-hidden": "true", "focusable": "false"]
    ) { html in
      html.open("rect", ["class": "frame", "x": "0.5", "y": "0.5", "width": "13", "height": "13", "rx": "3"])
      html.close("rect")
      if height > 0 {
        html.open(
          "rect", ["class": "fill", "x": "1", "y": "\(13 - height)", "width": "12", "height": "\(height)", "rx": "2"])
        html.close("rect")
      }
      if stale > 0 {
        html.open("rect", ["class": "stale", "x": "1", "y": "5", "width": "12", "height": "3"])
        html.close("rect")
      }
    }
  }
}
