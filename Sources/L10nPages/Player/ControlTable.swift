import L10nCore
import L10nRuntime

/// The texts of one control in every language.
struct ControlTable {
  private let control: ControlDeclaration
  private let languages: [ControlTexts]

  init(_ control: ControlDeclaration, _ languages: [ControlTexts]) {
    (self.control, self.languages) = (control, languages)
  }

  /// A column: the kind of text and the state.
  private struct Column {
    let kind: String
    /// The name of the state, and the number of the wording, if there are several.
    var state: String?
    var wording: Int?
    let text: (ControlTexts) -> ControlText?
  }

  func write(to html: inout HTML) {
    let columns = columns
    html.line()
    html.element("details", ["class": "control"]) { html in
      html.element("summary") { html in
        html.element("bdi", text: control.name)
        if let label = languages.first?.texts(.label, .primary, of: control).first, !label.text.isEmpty {
          html.text(" ")
          html.words(label.text, language: languages[0].language)
        }
      }
      html.table(
        word: "player.textsOf", values: ["control": .string(control.name)],
        caption: { $0.element("caption", ["class": "heard"]) { $0.element("bdi", text: control.name) } },
        head: { html in
          html.element("th", ["scope": "col"], word: "player.language")
          for column in columns { title(of: column, &html) }
        },
        rows: { html in for language in languages { row(language, columns, &html) } })
    }
  }

  private func row(_ language: ControlTexts, _ columns: [Column], _ html: inout HTML) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"], naming: language.language)
      for column in columns {
        html.element("td") { html in
          guard let text = column.text(language) else { return }
          if text.isMissing && text.origin == nil {
            html.element("span", ["class": "state missing"], word: "page.missing")
          } else {
            html.words(text.text, language: text.language)
            if let origin = text.origin {
              html.text(" ")
              html.element(
                "span", ["class": "state \(text.isMissing ? "missing" : "inherited")"],
                word: text.isMissing ? "page.missingFrom" : "page.from", values: ["origin": .string(origin)])
            }
          }
          for finding in text.findings { FoundLine.write(finding, to: &html) }
        }
      }
    }
  }

  private var columns: [Column] {
    var columns: [Column] = []
    for kind in ControlTextKind.allCases where control.texts.contains(where: { $0.kind == kind }) {
      let states: [ControlState] = control.hasStates(kind) ? ControlState.allCases : [.primary]
      for state in states where !control.texts(kind, state).isEmpty {
        let names = control.stateNames ?? ControlState.names
        let name = states.count > 1 && names.count > state.rawValue ? names[state.rawValue] : nil
        for number in control.texts(kind, state).indices {
          columns.append(
            Column(kind: kind.rawValue, state: name, wording: number > 0 ? number + 1 : nil) {
              $0.texts(kind, state, of: control)[number]
            })
        }
      }
    }
    if control.visibleText != nil {
      columns.append(Column(kind: "visible") { $0.visibleText(of: control) })
    }
    return columns
  }

  private func title(of column: Column, _ html: inout HTML) {
    html.element("th", ["scope": "col"]) { html in
      html.element("span", word: "kinds.\(column.kind)")
      if let state = column.state { html.text(", \(state)") }
      if let wording = column.wording {
        html.text(", ")
        html.element("span", word: "player.wording")
        html.text(" \(wording)")
      }
    }
  }
}
