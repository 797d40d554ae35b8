import L10nCore
import L10nRuntime
import L10nSyntax

/// One text: its key, its details, the development text and that of the locale.
struct TextRow {
  let id: TextID

  /// The target of links; `nil` if there are none.
  let anchor: String?

  let development: CatalogEntry?
  let text: LocaleTexts.Text
  let findings: [PageFinding]
  let report: PageReport
  let locale: LocaleTexts

  func write(to html: inout HTML) {
    html.line()
    html.element(
      "li", ["id": anchor, "data-state": text.state.rawValue, "data-found": findings.isEmpty ? nil : ""]
    ) { html in
      html.element("div", ["class": "about"]) { html in
        html.element("h3") { $0.element("bdi", text: id.key.text) }
        if !locale.isDevelopment, text.state != .own || text.origin != nil { badge(&html) }
        if let comment = development?.comment, !comment.isEmpty { html.element("p", text: comment) }
        arguments(&html)
        for finding in findings { FoundLine.write(finding, to: &html) }
      }
      if !locale.isDevelopment {
        words(of: development, in: report.developmentLanguage, "There is no development text.", &html)
      }
      translation(&html)
    }
  }

  private func badge(_ html: inout HTML) {
    html.element("p", ["class": "state \(text.state.rawValue)"]) { html in
      StateSign.write(text.state, to: &html)
      if text.isShared { return html.text("the same in every language") }
      html.text(text.state.rawValue)
      if let origin = text.origin, text.state != .missing { html.text(" from \(origin)") }
    }
  }

  private func arguments(_ html: inout HTML) {
    guard let development else { return }
    let parameters = report.catalog.parameters(of: development)
    if parameters.isEmpty { return }
    html.element("p", ["class": "arguments"]) { html in
      html.text(parameters.count == 1 ? "Argument " : "Arguments ")
      for (index, parameter) in parameters.enumerated() {
        if index > 0 { html.text(", ") }
        html.element("code", text: parameter.name ?? "\(index + 1)")
        html.text(" \(parameter.words)")
      }
    }
  }

  private func translation(_ html: inout HTML) {
    if text.state == .missing {
      html.element("div", ["class": "words none"]) { html in
        html.element("p") { html in
          html.text(
            text.origin.map { "Missing. Readers see the text of \($0)." } ?? "Missing. No language has the text.")
        }
      }
    } else {
      words(of: text.entry, in: text.isShared ? report.developmentLanguage : locale.language, "", &html)
    }
  }

  private func words(of entry: CatalogEntry?, in language: PageLanguage, _ absence: String, _ html: inout HTML) {
    guard let entry else { return html.element("div", ["class": "words none"]) { $0.element("p", text: absence) } }
    html.element("div", ["class": "words", "lang": language.tag, "dir": language.direction]) { html in
      let texts = entry.texts
      let markup = report.catalog.configuration.markup(of: id)
      // A pattern that cannot be read is shown unchanged.
      if texts.isEmpty { return html.element("p") { $0.pattern(entry.pattern?.text ?? "") } }
      for text in texts where text.category == nil && !FormatString(text.text).isVariableAlone {
        label(text.variants, &html)
        if text.text.isEmpty {
          html.element("p", ["class": "empty", "lang": "en"], text: "an empty text")
        } else {
          html.element("p") { $0.pattern(text.text, markup) }
        }
      }
      let forms = texts.filter { $0.category != nil }.inOrderOfCategories
      if forms.isEmpty { return }
      html.element("dl", ["class": "forms"]) { html in
        let variables = Set(forms.compactMap(\.variable))
        for form in forms {
          html.element("div") { html in
            let names = form.variants + (variables.count > 1 ? [form.variable ?? ""] : []) + [form.category ?? ""]
            html.element("dt", ["lang": "en"], text: names.joined(separator: " "))
            html.element("dd") { $0.pattern(form.text, markup) }
          }
        }
      }
    }
  }

  private func label(_ variants: [String], _ html: inout HTML) {
    if variants.isEmpty { return }
    html.element("p", ["class": "variant", "lang": "en"], text: variants.joined(separator: " "))
  }
}
