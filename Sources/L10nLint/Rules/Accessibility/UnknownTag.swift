import L10nCore
import L10nRuntime
import L10nSyntax

private let pattern = RuleOption(
  "pattern", .texts, default: [],
  "How keys name controls: 'control.{control}.{state}', with {kind} for label, hint and the like; a key is held to "
    + "the first pattern that has as many parts.")
private let controlNames = RuleOption(
  "names", .map(.name), default: [], "The names of controls in keys, if they differ.")

extension Rule {
  static let unknownTag: Rule = Rule(
    id: "a11y-unknown-tag", severity: .error, use: .forControls, reach: .allTables,
    summary: "A key names a control, or a state of one, that there is not.",
    options: [pattern, controlNames], fixes: .unsafe,
    obstacle: { _, settings in settings[pattern].isEmpty ? "no pattern of keys is set in l10n.yml" : nil }
  ) { context, settings in
    let names = settings[controlNames]
    let controls = Dictionary(
      context.configuration.controls.flatMap { [($0.name, $0), (String($0.tag), $0)] },
      uniquingKeysWith: { first, _ in first })
    let named = names.compactMap { name in controls[name.value.name].map { (name.name, $0) } }
    let known = controls.merging(named) { first, _ in first }
    let patterns = settings[pattern].map { ControlKeyPattern($0, known) }
    let unknown = names.filter { controls[$0.value.name] == nil }.map { name in
      Diagnostic(
        "'\(name.name)' is not the name of a control in l10n.yml", at: name.value.location ?? name.key.location,
        subject: Diagnostic.Subject(),
        help: Suggestion.question(name.value.name, among: context.configuration.controls.map(\.name)))
    }
    let used = Set(context.configuration.controls.flatMap { $0.texts.map(\.key) })
    return unknown
      + context.entries.compactMap { entry in
        let key = entry.key.text
        guard !used.contains(key), let fault = patterns.first(where: { $0.isOfThisShape(key) })?.fault(in: key) else {
          return nil
        }
        let isTaken = fault.correction.map { key in
          let id = TextID(table: entry.id.table, key: TableKey(key))
          return context.catalog.locales.indices.contains { index in
            context.catalog.locales[index].directory == entry.file.place.directory
              && ([nil] + context.catalog.layers.indices.map { $0 }).contains {
                context.catalog.entries(locale: index, layer: $0)[id]?.file.path == entry.file.path
              }
          }
        }
        let fix = fault.correction.flatMap { key in
          isTaken == false ? Fix("call it '\(key)'", .rename(entryAt: entry.keyLocation, to: key)) : nil
        }
        return Diagnostic(
          "'\(entry.key)' names no \(fault.part) '\(fault.name)'", at: entry.keyLocation, subject: entry.subject,
          help: fault.correction.map { "did you mean '\($0)'?" } ?? "name a \(fault.part) that is in l10n.yml", fix: fix
        )
      }
  }
}

/// The pattern by which keys name controls, their states and the kinds of their texts.
private struct ControlKeyPattern {
  private let parts: [Substring]
  private let controls: [String: ControlDeclaration]

  /// - Parameter controls: by every name that they may have in a key.
  init(_ pattern: String, _ controls: [String: ControlDeclaration]) {
    parts = pattern.split(separator: ".", omittingEmptySubsequences: false)
    self.controls = controls
  }

  /// Whether a key has as many parts as the pattern, and the same fixed parts.
  func isOfThisShape(_ key: String) -> Bool {
    let names = key.split(separator: ".", omittingEmptySubsequences: false)
    return names.count == parts.count && parts.contains("{control}")
      && zip(parts, names).allSatisfy { part, name in part.hasPrefix("{") || part == name }
  }

  /// The part of a key of this shape that names something unknown, and the key that was most likely meant.
  func fault(in key: String) -> (part: String, name: Substring, correction: String?)? {
    let names = key.split(separator: ".", omittingEmptySubsequences: false)
    let control = zip(parts, names).first { $0.0 == "{control}" }.flatMap { controls[String($0.1)] }
    for (index, (part, name)) in zip(parts, names).enumerated() {
      let known: [String]
      switch part {
      case "{control}": known = controls.keys.sorted()
      case "{state}": known = ControlState.allCases.map(String.init(describing:)) + (control?.stateNames ?? [])
      case "{kind}": known = ControlTextKind.allCases.map(String.init(describing:))
      default: continue
      }
      if known.contains(String(name)) { continue }
      var correction = names
      // A number is not a misspelling of another one.
      let candidates = known.filter { Int($0) == nil }
      let nearest = Suggestion.nearest(to: String(name), among: candidates)
      let others = candidates.filter { $0 != nearest }
      let isOnly = nearest != nil && Suggestion.nearest(to: String(name), among: others) == nil
      if let nearest { correction[index] = Substring(nearest) }
      return (String(part.dropFirst().dropLast()), name, isOnly ? correction.joined(separator: ".") : nil)
    }
    return nil
  }
}
