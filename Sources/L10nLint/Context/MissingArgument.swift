import L10nCore
import L10nRuntime
import L10nSyntax

/// An argument that every rendering of the development text shows and some renderings of a translation do not.
struct MissingArgument: Sendable {
  /// The use that shows it or selects by it in the development text.
  let expected: EntryArguments.Use

  /// Whether the development text selects a plural form by it.
  let isPluralNumber: Bool

  /// Whether the translation's texts use an argument after it but never this one.
  let isGap: Bool

  /// Whether a text that lacks it has specifiers without numbers, which need some beside one that has.
  let isBesideUnnumbered: Bool

  /// Whether the argument is in the pattern, but quoted.
  let isQuoted: Bool

  /// The forms that lack it; empty if no text of the translation uses it.
  let forms: [EntryText]

  /// The arguments that a translation lacks, by position.
  static func all(in own: EntryArguments, of development: EntryArguments) -> [MissingArgument] {
    // Most patterns are a sentence with the arguments of the development text.
    let hasChoices = own.entry.pattern?.message.map { !$0.parts.selects.isEmpty } ?? true
    if development.positions.isEmpty || !hasChoices && development.positions.isSubset(of: own.positions) { return [] }
    let needed = TextGraph(development, countsShownOnly: true)
    let shown = TextGraph(own)
    let (last, pattern) = (own.positions.max() ?? 0, own.entry.pattern)
    // Another rule reports a gap in a `.stringsdict`.
    let known =
      own.entry.variables.isEmpty ? nil : own.entry.message.signature.problems.first { $0.code == .argumentGap }
    return development.positions.sorted().compactMap { position in
      guard known?.subject != String(position), needed.textsLacking(position).isEmpty,
        let expected = development.definingUse(of: position)
          ?? development.uses.first(where: { $0.position == position }),
        !(pattern?.says(expected.name) ?? false)
      else { return nil }
      let isUsed = own.positions.contains(position)
      // Another rule reports an empty form.
      let lacking = shown.textsLacking(position).filter { !$0.isBlank }
      let isGap = pattern == nil && position < last && !isUsed && own.entry.specifiers.takesArgumentsOfC
      // "Duplicate entries" is selected by a number and does not show it.
      guard !lacking.isEmpty, isGap || needed.isShown(position) else { return nil }
      return MissingArgument(
        expected: expected, isPluralNumber: needed.isChosen(position) && !(pattern != nil && isUsed), isGap: isGap,
        isBesideUnnumbered: expected.numberedSpecifier.contains("$")
          && own.uses.contains { use in
            !use.isDeclared && !use.isNumbered && use.text.variable == nil && lacking.contains(use.text)
          },
        isQuoted: pattern?.quotes(expected.name) ?? false,
        forms: isUsed ? lacking.filter { pattern == nil || $0.variable != nil } : [])
    }
  }
}

extension TextPattern {
  /// Whether a `select` by an argument may put it in words: `{kind, select, track {la pista} other {il disco}}`.
  fileprivate func says(_ name: String) -> Bool {
    message?.parts.selects.contains { !$0.isPlural && $0.name == name } ?? false
  }
}
