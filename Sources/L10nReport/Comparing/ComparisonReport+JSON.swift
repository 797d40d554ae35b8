import L10nCore
import L10nSyntax

extension ComparisonReport {
  /// A change that may break readers of the format increases the version; added members do not.
  private static var formatVersion: Int { 1 }

  var json: String {
    JSONOutput.members([
      "version": .number(Self.formatVersion),
      "from": .string(names.old), "to": .string(names.new),
      "development": .members([
        "language": .string(comparison.developmentLanguage),
        "texts": .array(
          development.map { item in
            .object(
              members(of: item.text)
                + [("stale", item.stale), ("updated", item.updated), ("missing", item.missing)]
                .map { .init($0, .array($1.map { .string($0) })) })
          }),
      ]),
      "locales": .array(
        shownLocales.map { locale in
          .members([
            "locale": .string(locale.directory), "layer": .string(locale.layer),
            "texts": .array(locale.texts.map { .object(members(of: $0)) }),
          ])
        }),
    ]).document
  }

  private func members(of text: TextComparison) -> [JSONOutput.Member] {
    func pair(_ old: String?, _ new: String?) -> JSONOutput { .members(["from": .string(old), "to": .string(new)]) }
    var members: [JSONOutput.Member] = [
      .init("change", .string(text.kind.rawValue)), .init("table", .string(text.id.table)),
      .init("key", .string(text.id.key.text)),
    ]
    if let id = text.oldID {
      members += [.init("oldTable", .string(id.table)), .init("oldKey", .string(id.key.text))]
    }
    let forms = text.forms.map { form in
      let words = WordDifference(from: form.old ?? "", to: form.new ?? "").parts.map { part in
        JSONOutput.members(["change": .string(part.change.rawValue), "text": .string(part.text)])
      }
      return JSONOutput.members([
        "form": form.name.isEmpty ? nil : .string(form.name), "from": .string(form.old), "to": .string(form.new),
        "words": form.old == nil || form.new == nil ? nil : .array(words),
      ])
    }
    members.append(.init("forms", .array(forms)))
    if let arguments = text.arguments { members.append(.init("arguments", pair(arguments.old, arguments.new))) }
    if let states = text.states { members.append(.init("state", pair(states.old.rawValue, states.new.rawValue))) }
    if let comments = text.comments { members.append(.init("comment", pair(comments.old, comments.new))) }
    return members
  }
}
