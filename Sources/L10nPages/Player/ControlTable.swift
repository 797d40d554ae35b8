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
    let title: String
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
        label: "Texts of \(control.name)",
        caption: { $0.element("caption", ["class": "heard"]) { $0.element("bdi", text: control.name) } },
        head: { $0.columns(["Language"] + columns.map(\.title)) },
        rows: { html in for language in languages { row(language, columns, &html) } })
    }
  }

  private func row(_ language: ControlTexts, _ columns: [Column], _ html: inout HTML) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"], text: language.language.englishName)
      for column in columns {
        html.element("td") { html in
          guard let text = column.text(language) else { return }
          if text.isMissing && text.origin == nil {
            html.element("span", ["class": "state missing"], text: "missing")
          } else {
            html.words(text.text, language: text.language)
            if let origin = text.origin {
              html.element(
                "span", ["class": "state \(text.isMissing ? "missing" : "inherited")"],
                text: text.isMissing ? " missing, from \(origin)" : " from \(origin)")
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
        let name = states.count > 1 && names.count > state.rawValue ? ", \(names[state.rawValue])" : ""
        for number in control.texts(kind, state).indices {
          let title = Self.title(of: kind) + name + (number > 0 ? ", wording \(number + 1)" : "")
          columns.append(Column(title: title) { $0.texts(kind, state, of: control)[number] })
        }
      }
    }
    if control.visibleText != nil {
      columns.append(Column(title: "Drawn") { language in language.visibleText(of: control) })
    }
    return columns
  }

  private static func title(of kind: ControlTextKind) -> String {
    switch kind {
    case .label: "Label"
    case .hint: "Hint"
    case .value: "Value"
    case .prefix: "Prefix"
    case .text: "Text"
    case .inputLabels: "Said to use it"
    case .pronunciation: "Pronunciation"
    case .largeContent: "Drawn large"
    }
  }
}
