import L10nCore
import L10nRuntime

/// A locale that has a control's text for one state but not for the other, so that one state speaks the locale's
/// language and the other the development language.
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

  /// The gaps that `a11y-missing-state` reports in this catalog; empty if that rule is off.
  static func reported(in context: LintContext) -> [StateGap] {
    context.configuration.rules[Rule.missingStateID]?.isOff == true ? [] : all(in: context)
  }

  /// All gaps except for hints, which only one state may need.
  static func all(in context: LintContext) -> [StateGap] {
    let controls = context.configuration.controls
    if controls.isEmpty { return [] }
    let ids = context.controlIDs
    return context.catalog.translationIndices.flatMap { index in
      let tables = Tables(of: index, in: context.catalog)
      return controls.flatMap { control in
        ControlTextKind.allCases.filter { $0 != .hint && control.hasStates($0) }.flatMap { kind in
          ControlState.allCases.compactMap { gap(of: control, kind, lacking: $0, ids, tables, in: context) }
        }
      }
    }
  }

  /// The tables that a locale's users see as their own language.
  private struct Tables {
    let locale: Int
    let chain: [Int]

    /// The names of the tables that exist, even if empty.
    let names: Set<String>

    init(of locale: Int, in catalog: Catalog) {
      self.locale = locale
      chain = catalog.ownChain(of: locale)
      names = Set(chain.flatMap { catalog.tableFiles(locale: $0).keys })
    }
  }

  private static func gap(
    of control: ControlDeclaration, _ kind: ControlTextKind, lacking state: ControlState, _ ids: [String: [TextID]],
    _ tables: Tables, in context: LintContext
  ) -> StateGap? {
    let catalog = context.catalog
    let (index, own) = (tables.locale, tables.chain)
    let other: ControlState = state == .primary ? .secondary : .primary
    func has(_ id: TextID, _ index: Int) -> Bool { catalog.entries(locale: index, layer: nil)[id] != nil }
    let lacking = control.texts(kind, state).flatMap { ids[$0.key] ?? [] }
    let present = control.texts(kind, other).flatMap { ids[$0.key] ?? [] }
    guard let missing = lacking.first, !lacking.contains(where: { id in own.contains { has(id, $0) } }),
      let id = present.first(where: { has($0, index) }), let entry = catalog.entries(locale: index, layer: nil)[id],
      // A gap that a more general locale also has is fixed there.
      !own.contains(where: { $0 != index && has(id, $0) }),
      // Other rules report a missing table and a broken entry.
      tables.names.contains(missing.table),
      !lacking.contains(where: { context.isBroken($0, in: catalog.locales[index]) })
    else { return nil }
    return StateGap(
      missing: Missing(locale: index, id: missing), control: control, kind: kind, state: state, present: entry)
  }
}
