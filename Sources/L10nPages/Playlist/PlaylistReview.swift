import L10nSyntax

/// What a reviewer says of recordings on their page.
extension PageReport {
  /// The texts that are said, as the page's script writes them into translation files.
  ///
  /// - Parameter keys: by the name of the language.
  func reviewData(of keys: [String: Set<String>]) -> JSONOutput {
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

  /// The fields of a judgment.
  ///
  /// - Parameter file: the recording, by whose name the browser keeps the judgment.
  func judgment(on utterance: Utterance, _ file: String, _ html: inout HTML) {
    html.element(
      "div",
      [
        "class": "review filters", "data-name": file, "data-title": utterance.title,
        "data-keys": utterance.keys.joined(separator: "\n"), "hidden": "",
      ]
    ) { html in
      html.element("select", ["aria-label": "Judgment on \(utterance.title)"]) { html in
        for (value, words) in [("", "–"), ("right", "right"), ("wrong", "wrong, because …")] {
          html.option(value, words)
        }
      }
      html.open("input", ["type": "text", "aria-label": "The reason", "placeholder": "what is heard wrong"])
    }
  }
}
