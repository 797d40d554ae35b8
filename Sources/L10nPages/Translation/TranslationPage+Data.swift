import L10nCore
import L10nSyntax

extension TranslationPage {
  /// The data for the page's script, as `translate.js` reads it, without empty members.
  var data: JSONOutput {
    let states = Dictionary(zip(report.catalog.developmentIDs, locale.texts)) { first, _ in first }
    let controls = self.controls
    let files = sheet.files.map { file -> JSONOutput in
      let texts = file.texts.map { json(of: $0, states[$0.id], controls[$0.id.key.text] ?? []) }
      return .members(["original": .string(file.original), "texts": .array(texts)])
    }
    return .members([
      "catalog": .string(report.title), "locale": .string(locale.name), "language": Self.language(locale.language),
      "source": Self.language(report.developmentLanguage), "version": .string(report.version), "files": .array(files),
    ])
  }

  private static func language(_ language: PageLanguage) -> JSONOutput {
    .members(["tag": .string(language.tag), "direction": .string(language.direction)])
  }

  private func json(
    of text: TranslationSheet.Text, _ shown: LocaleTexts.Text?, _ controls: [JSONOutput]
  ) -> JSONOutput {
    let entry = report.catalog.developmentEntries[text.id]
    let comment = entry?.comment ?? ""
    let parameters = entry.map { report.catalog.parameters(of: $0) } ?? []
    let arguments = parameters.enumerated().map {
      JSONOutput.members(["name": .string($1.name ?? "\($0 + 1)"), "takes": .string($1.words)])
    }
    let state = shown?.state == .stale ? "stale" : text.needsReview ? "review" : nil
    let syntax = report.catalog.configuration.syntax(ofTable: text.id.table)
    return .members([
      "key": .string(text.id.key.text), "comment": comment.isEmpty ? nil : .string(comment),
      "arguments": arguments.isEmpty ? nil : .array(arguments), "state": state.map { .string($0) },
      "from": shown?.state == .inherited ? shown?.origin.map { .string($0) } : nil,
      "syntax": syntax.hasPatterns ? .string(syntax.rawValue) : nil,
      "controls": controls.isEmpty ? nil : .array(controls),
      "parts": .array(text.parts.map(Self.json)),
    ])
  }

  private static func json(of part: TranslationSheet.Part) -> JSONOutput {
    .members([
      "unit": .string(part.unit), "source": .string(part.source), "target": part.target.map { .string($0) },
      "name": part.name.isEmpty ? nil : .string(part.name), "numbers": part.numbers.map { .string($0) },
      "one": part.isOfOneNumber ? .boolean(true) : nil, "optional": part.isRequired ? nil : .boolean(true),
    ])
  }

  /// The uses of a text in controls, with their icons, by key.
  private var controls: [String: [JSONOutput]] {
    var found: [String: [JSONOutput]] = [:]
    for control in report.catalog.configuration.controls where control.isSpoken {
      let icons = ControlIcon.names(of: control)
      for text in control.texts {
        found[text.key, default: []].append(
          .members([
            "icon": .string(icons[text.state == .secondary ? 1 : 0]), "kind": .string(text.kind.rawValue),
            "name": .string(control.name), "state": text.state.map { .number($0.rawValue + 1) },
          ]))
      }
    }
    return found
  }
}
