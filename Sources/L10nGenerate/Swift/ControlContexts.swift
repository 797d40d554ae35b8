import L10nCore
import L10nRuntime

/// The controls of a catalog for the templates.
struct ControlContexts {
  let cases: [ControlContext]
  let texts: [ControlTextContext]

  /// Members that Swift adds to every enum with numeric raw values.
  static let reservedNames: Set<String> = ["allCases", "hashValue", "init", "rawValue", "self"]

  init(_ controls: [ControlDeclaration], texts generated: GeneratedTexts) {
    let sorted = controls.sorted { ($0.tag, $0.name) < ($1.tag, $1.name) }
    var taken = Self.reservedNames
    let named = sorted.map { control in
      var name = SwiftIdentifier.lowerCamel(control.name)
      // Two names that differ only in their punctuation, or one without letters: the tag distinguishes controls.
      if name.isEmpty || taken.contains(name) {
        name = SwiftIdentifier.lowerCamel("\(control.name) control\(control.tag)")
      }
      taken.insert(name)
      return (control: control, name: SwiftIdentifier.escaped(name))
    }
    cases = named.map { control, name in
      ControlContext(name: name, tag: control.tag, documentation: Self.documentation(of: control, generated))
    }
    texts = named.flatMap { Self.texts(of: $0, named: $1, generated) }
  }

  /// One case for each text; of texts with the same state, kind and number of arguments the first one is used.
  private static func texts(
    of control: ControlDeclaration, named name: String, _ generated: GeneratedTexts
  ) -> [ControlTextContext] {
    var seen: Set<String> = []
    return control.texts.compactMap { text in
      guard let index = generated.index(ofKey: text.key), let entry = generated.development(generated.ids[index]) else {
        return nil
      }
      let state = text.state.map { ".\($0)" } ?? "_"
      let pattern = "(.\(name), \(state), .\(text.kind), \(entry.parameters.count))"
      return seen.insert(pattern).inserted ? ControlTextContext(pattern: pattern, index: index) : nil
    }
  }

  private static func documentation(of control: ControlDeclaration, _ generated: GeneratedTexts) -> String {
    let labels = ControlState.allCases.flatMap { control.texts(.label, $0) }
    var seen: Set<String> = []
    let texts = labels.filter { seen.insert($0.key).inserted }.compactMap { declaration in
      generated.index(ofKey: declaration.key).flatMap { generated.development(generated.ids[$0]) }
        .flatMap { $0.pattern?.text ?? $0.texts.last?.text }
    }
    if texts.isEmpty { return control.isSpoken ? "Without its own label." : "Not spoken." }
    return texts.map { "“\(SwiftLiteral.documented($0))”" }.joined(separator: ", ") + "."
  }
}
