import L10nCore

/// The criteria of conformance reports with the part that texts prove, as a page for auditors.
struct ConformancePage {
  private let notes: [CriterionNote]
  private let root: String
  private let version: String

  init(_ notes: [CriterionNote], root: String, version: String) {
    (self.notes, self.root, self.version) = (notes, root, version)
  }

  var text: String {
    let locales = notes.first { !$0.proofs.isEmpty }?.proofs.map(\.locale) ?? []
    let supported = notes.filter { !$0.proofs.isEmpty }
    let proved = supported.count(where: \.isProved)
    let head: [XMLElement] = [
      XMLElement("meta", [("charset", "utf-8")]),
      XMLElement("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
      XMLElement("title", text: "What the texts of \(root) prove"), XMLElement("style", text: Self.style),
    ]
    let criteria = table(
      "Criteria that texts support", ["Criterion", "In OpenACR"] + locales + ["Rules", "To check besides"],
      supported.map { note in
        [note.heading, note.isDecided ? note.level : note.isProved ? "proved in part" : "not decided"]
          + note.proofs.map { $0.isProved ? "proved" : $0.reason ?? "not proved" }
          + [note.rules.joined(separator: ", "), note.limit]
      })
    let others = table(
      "Criteria that texts cannot decide", ["Criterion", "Why"],
      notes.filter(\.proofs.isEmpty).map { [$0.heading, $0.limit] })
    let main = XMLElement(
      "main", [],
      [
        XMLElement("h1", text: "What the texts of \(root) prove"),
        XMLElement(
          "p",
          text:
            "WCAG 2.2, Section 508 and EN 301 549, from texts alone: \(proved) of \(supported.count) criteria are proved as far as "
            + "texts can in \(locales.count) languages. Written by l10n \(version)."),
        criteria, others,
      ])
    let page = XMLElement("html", [("lang", "en")], [XMLElement("head", [], head), XMLElement("body", [], [main])])
    // An HTML page has no XML declaration.
    return "<!doctype html>\n" + page.document.drop { $0 != "\n" }.dropFirst()
  }

  private func table(_ title: String, _ columns: [String], _ rows: [[String]]) -> XMLElement {
    let head = XMLElement("tr", [], columns.map { XMLElement("th", [("scope", "col")], text: $0) })
    let body = rows.map { row in
      XMLElement(
        "tr", [],
        row.enumerated().map { index, cell in
          index == 0
            ? XMLElement("th", [("scope", "row")], text: cell) : XMLElement("td", text: cell.isEmpty ? "–" : cell)
        })
    }
    let table = XMLElement(
      "table", [], [XMLElement("caption", text: title), XMLElement("thead", [], [head]), XMLElement("tbody", [], body)])
    return XMLElement("div", [("role", "group"), ("tabindex", "0"), ("aria-label", title)], [table])
  }

  private static let style =
    "body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;color:#1b1b1b;background:#fff}div{overflow-x:auto}"
    + "table{border-collapse:collapse;margin:1.5rem 0}caption{font-weight:700;text-align:start;padding:.5rem 0}"
    + "th,td{border:1px solid #767676;padding:.4rem .6rem;text-align:start;vertical-align:top}thead th{background:#f0f0f0}"
}

extension CriterionNote {
  /// `2.5.3 Label in Name`
  fileprivate var heading: String { "\(self.number) \(self.name)" }
}
