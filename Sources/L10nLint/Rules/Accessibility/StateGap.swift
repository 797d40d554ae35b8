import L10nCore
import L10nRuntime

/// A locale that has a control's text for one state and not for the other, so that one state speaks the locale's
/// language and the other one the development language.
struct StateGap {
  /// The text that a locale lacks.
  struct Missing: Hashable {
    let locale: Int
    let id: TextID
  }

  let missing: Missing
  let control: ControlDeclaration
  let kind: ControlTextKind
  let state: ControlState

  /// The locale's text for the other state.
  let present: CatalogEntry

  /// The gaps that `a11y-missing-state` reports in this catalogue; none where that rule is off.
  static func reported(in context: LintContext) -> [StateGap] {
    context.configuration.rules[Rule.missingStateID]?.isOff == true ? [] : all(in: context)
  }

  /// Hints aside, which only one state may need.
  static func all(in context: LintContext) -> [StateGap] {
    let controls = context.configuration.controls
    return controls.isEmpty
      ? []
      : context.catalog.translationIndices.flatMap { index in
        controls.flatMap { control in
          ControlTextKind.allCases.filter { $0 != .hint && control.hasStates($0) }.flatMap { kind in
            ControlState.allCases.compactMap { gap(of: control, kind, lacking: $0, locale: index, in: context) }
          }
        }
      }
  }

  private static func gap(
    of control: ControlDeclaration, _ kind: ControlTextKind, lacking state: ControlState, locale index: Int,
    in context: LintContext
  ) -> StateGap? {
    let catalog = context.catalog
    let own = catalog.ownChain(of: index)
    let other: ControlState = state == .primary ? .secondary : .primary
    func has(_ id: TextID, _ index: Int) -> Bool { catalog.entries(locale: index, layer: nil)[id] != nil }
    let lacking = control.texts(kind, state).flatMap { context.developmentIDs(of: $0) }
    let present = control.texts(kind, other).flatMap { context.developmentIDs(of: $0) }
    guard let missing = lacking.first, !lacking.contains(where: { id in own.contains { has(id, $0) } }),
      let id = present.first(where: { has($0, index) }), let entry = catalog.entries(locale: index, layer: nil)[id],
      // A more general locale with the same gap is where it is mended.
      !own.contains(where: { $0 != index && has(id, $0) }),
      // A table that is not there at all is reported as such, a broken entry as broken.
      own.contains(where: { catalog.tableFiles(locale: $0)[missing.table] != nil }),
      !lacking.contains(where: { context.isBroken($0, in: catalog.locales[index]) })
    else { return nil }
    return StateGap(
      missing: Missing(locale: index, id: missing), control: control, kind: kind, state: state, present: entry)
  }
}
