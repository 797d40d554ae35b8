import L10nCore
import L10nRuntime
import Yams

extension ConfigurationReader {
  /// The sets of controls that can be on screen together.
  ///
  ///     vod: [buttonPlayback, buttonJumpBack]
  mutating func groups(_ node: Node) -> [ControlGroup] {
    entries(of: node, what: "'together'", known: nil).map { name, _, value in
      ControlGroup(name: name, controls: names(value))
    }
  }

  /// The things that several texts name, each with the keys of those texts.
  ///
  ///     advertisement: [ads.started.announcement, ads.ended.announcement]
  mutating func concepts(_ node: Node) -> [TermConcept] {
    entries(of: node, what: "'concepts'", known: nil).map { name, key, value in
      let concept = TermConcept(name: name, keys: names(value))
      if concept.keys.count == 1 {
        report("concept '\(name)' has a single key", at: key, help: "list every text that names the thing")
      }
      return concept
    }
  }

  /// The words that voices say in a language of their own, by that language.
  ///
  ///     en: [AirPlay, Wi-Fi]
  mutating func foreignWords(_ node: Node) -> ForeignWords {
    var words: [ForeignWords.Word] = []
    for (_, key, value) in entries(of: node, what: "'foreign-words'", known: nil) {
      guard let language = tag(key) else { continue }
      words += names(value).map { ForeignWords.Word($0.name, language) }
    }
    return ForeignWords(words)
  }

  /// The key of the text that is drawn on a control.
  mutating func visibleText(_ node: Node) -> DeclaredName? {
    string(node).map { DeclaredName(name: $0, location: location(of: node)) }
  }

  /// Reports groups that name controls which there are not, wherever in the file these stand.
  mutating func checkGroups(of configuration: Configuration) {
    let known = configuration.controls.map(\.name)
    for control in configuration.together.flatMap(\.controls) where !known.contains(control.name) {
      diagnostics.append(
        Diagnostic(
          "configuration", .error, "'together' names no control '\(control.name)'", at: control.location,
          help: known.isEmpty ? "declare the controls first" : suggestion(for: control.name, among: known)))
    }
  }
}
