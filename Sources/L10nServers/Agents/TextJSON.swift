import L10nCore
import L10nInterchange
import L10nRuntime
import L10nSyntax

/// The name of a text of an entry in tools: the plural category of the only selecting number, or else the name in
/// translation units: `few`, `substitutions.count.plural.few`, `device.iphone`. Empty for a plain text, and for the
/// format around variables.
enum FormName {
  static func of(_ part: TextPart) -> String {
    guard part.choices.isEmpty, let form = part.form, form.variable == nil, form.rule == .plural else {
      return part.description
    }
    return form.category
  }

  /// - Returns: `nil` for an invalid name.
  static func part(_ name: String) -> TextPart? {
    if name.isEmpty { return TextPart() }
    guard PluralCategory(rawValue: name) != nil else { return TextPart(name) }
    return TextPart(category: name)
  }
}

extension CatalogEntry {
  fileprivate var unit: TextUnit { TextUnit(key: key, message: written, state: loaded.state) }

  /// The texts of the entry with their names in tools.
  ///
  /// - Parameter development: the development text; `nil` if there is none.
  func namedTexts(translating development: CatalogEntry?, _ tag: LanguageTag) -> [(name: String, text: String)] {
    TranslationParts(of: (development ?? self).unit, unit, PluralRequirements(for: tag)).parts.compactMap { part in
      part.target.map { (FormName.of(part.part), $0) }
    }
  }

  /// The parts that a translation of the entry needs, with those that it has.
  func parts(for translation: CatalogEntry?, _ requirements: PluralRequirements) -> [TranslationParts.Part] {
    TranslationParts(of: unit, translation?.unit, requirements).parts
  }
}

extension JSONOutput {
  /// The member `text`, and `forms` for a text with several.
  static func texts(_ texts: [(name: String, text: String)]) -> [Member] {
    let forms = texts.filter { !$0.name.isEmpty }.map { Member($0.name, .string($0.text)) }
    return texts.filter(\.name.isEmpty).prefix(1).map { Member("text", .string($0.text)) }
      + (forms.isEmpty ? [] : [Member("forms", .object(forms))])
  }

  static func strings(_ strings: some Sequence<String>) -> JSONOutput { .array(strings.map { .string($0) }) }
}

extension AgentCatalog {
  /// The arguments of a text; `nil` for a text without arguments.
  func arguments(of entry: CatalogEntry) -> JSONOutput? {
    let parameters = catalog.parameters(of: entry)
    if parameters.isEmpty { return nil }
    return .array(
      parameters.enumerated().map { index, parameter in
        .members([
          "position": .number(index + 1), "name": parameter.name.map { .string($0) },
          "type": .string(parameter.type.rawValue),
        ])
      })
  }

  /// The controls of `l10n.yml` that show or speak a text; `nil` without any.
  func controls(using key: TableKey) -> JSONOutput? {
    let uses = catalog.configuration.controls.flatMap { control in
      control.uses(of: key.text).map { use, state in
        JSONOutput.members([
          "control": .string(control.name), "tag": .number(control.tag), "use": .string(use),
          "state": state.map { .string($0) },
        ])
      }
    }
    return uses.isEmpty ? nil : .array(uses)
  }

  /// The look-ups of a key in Swift code, as `path:line`; `nil` without any.
  func code(using key: TableKey) -> JSONOutput? {
    let sources = loaded.sources
    let places = (catalog.code?.calls ?? []).filter { $0.call.key == key }.map { use in
      let line = sources[use.location.path]?.position(of: use.location.range.lowerBound).line ?? 0
      return "\(path(use.location.path)):\(line)"
    }
    return places.isEmpty ? nil : .strings(places)
  }

  /// A finding as JSON.
  func json(_ diagnostic: Diagnostic, _ sources: [String: SourceText]) -> JSONOutput {
    let place = diagnostic.location
    let position = place.flatMap { sources[$0.path]?.position(of: $0.range.lowerBound) }
    return .members([
      "rule": .string(diagnostic.ruleID), "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message), "help": diagnostic.help.map { .string($0) },
      "path": place.map { .string(path($0.path)) }, "line": position.map { .number($0.line) },
      "column": position.map { .number($0.column) }, "locale": diagnostic.subject.locale.map { .string($0) },
      "table": diagnostic.subject.table.map { .string($0) }, "key": diagnostic.subject.key.map { .string($0) },
      "fix": diagnostic.fix.map { .string($0.safety.rawValue) },
    ])
  }
}

extension StringProtocol {
  /// The specifiers of a format as they are written, each once.
  var specifiers: [String] {
    let format = FormatString(String(self))
    let bytes = Array(utf8)
    var seen: Set<String> = []
    return format.placeholders.map { String(decoding: bytes[$0.range], as: UTF8.self) }.filter {
      seen.insert($0).inserted
    }
  }
}
