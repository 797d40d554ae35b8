import L10nCore
import L10nRuntime

extension ControlDeclaration {
  /// A control of an example, with the places that its name and keys have in the text of the example's `l10n.yml`.
  ///
  /// - Parameter text: the file's text; marks in it do not count.
  init(
    example name: String, states: [String]? = nil,
    _ texts: [(kind: ControlTextKind, state: ControlState?, key: String)], visible: String? = nil,
    in text: String
  ) {
    self.init(
      name: name, tag: 1, stateNames: states,
      texts: texts.map {
        ControlTextDeclaration(kind: $0.kind, state: $0.state, key: $0.key, location: .example($0.key, in: text))
      }, visibleText: visible.map { DeclaredName(name: $0, location: .example($0, in: text)) },
      location: .example(name, in: text))
  }
}

extension SourceLocation {
  /// The place of a name in the text of an example's `l10n.yml`, where it stands first.
  static func example(_ name: String, in text: String) -> SourceLocation {
    let unmarked = text.filter { $0 != "⟦" && $0 != "⟧" }
    guard let range = unmarked.firstRange(of: name) else { return SourceLocation(Configuration.fileName, 0..<0) }
    let start = unmarked.utf8.distance(from: unmarked.startIndex, to: range.lowerBound)
    return SourceLocation(Configuration.fileName, start..<start + name.utf8.count)
  }
}
