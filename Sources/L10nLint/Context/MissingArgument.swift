import L10nCore
import L10nRuntime

/// An argument that every rendering of the development text shows and some renderings of a translation do not.
struct MissingArgument: Sendable {
  let position: Int

  /// The use that shows it or selects by it in the development text.
  let expected: EntryArguments.Use

  /// Whether the development text selects a plural form by it.
  let isPluralNumber: Bool

  /// Whether the translation's texts use an argument after it but never this one.
  let isGap: Bool

  /// The forms that lack it; empty if no text of the translation uses it.
  let forms: [EntryText]

  /// The arguments that a translation lacks, by position.
  static func all(in own: EntryArguments, of development: EntryArguments) -> [MissingArgument] {
    let needed = ShownArguments(development)
    let shown = ShownArguments(own)
    let last = own.positions.max() ?? 0
    // Another rule reports a gap in a `.stringsdict`.
    let known =
      own.entry.variables.isEmpty ? nil : own.entry.message.signature.problems.first { $0.code == .argumentGap }
    return development.positions.sorted().compactMap { position in
      guard known?.subject != String(position), needed.textsLacking(position).isEmpty,
        let expected = development.definingUse(of: position)
          ?? development.uses.first(where: { $0.position == position })
      else { return nil }
      // Another rule reports an empty form.
      let lacking = shown.textsLacking(position).filter { !$0.isBlank }
      let isGap =
        position < last && !own.positions.contains(position) && own.entry.specifiers.takesArgumentsOfC
      // "Duplicate entries" is selected by a number and does not show it.
      guard !lacking.isEmpty, isGap || development.shows(position) else { return nil }
      return MissingArgument(
        position: position, expected: expected, isPluralNumber: development.isChosenOn(position), isGap: isGap,
        forms: own.positions.contains(position) ? lacking : [])
    }
  }
}

/// The arguments that each text of an entry shows, by itself or through variables.
///
/// An argument that a variable selects by counts as shown; an explicit `zero` may leave out the things that there are
/// none of.
private struct ShownArguments {
  private let graph: TextGraph
  private let roots: [Int]

  init(_ arguments: EntryArguments) {
    let graph = TextGraph(arguments)
    self.graph = graph
    roots = graph.texts.indices.filter { graph.texts[$0].variable == nil }
  }

  /// The texts because of which some rendering lacks an argument: a whole text if no variable in it shows the argument,
  /// otherwise the plural forms that lack it.
  func textsLacking(_ position: Int) -> [EntryText] {
    let showing = graph.textsAlwaysShowing(position)
    return roots.filter { !showing.contains($0) }.flatMap { root in
      var best = [root]
      for variable in graph.variables(in: root) {
        let forms = graph.forms(of: variable).filter { graph.texts[$0].category != "zero" }
        let lacks = forms.filter { !showing.contains($0) }
        if lacks.count < forms.count { best = lacks }
      }
      return best.map { graph.texts[$0] }
    }
  }
}
