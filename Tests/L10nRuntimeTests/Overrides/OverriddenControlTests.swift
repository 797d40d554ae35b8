import Testing

@testable import L10nRuntime

struct OverriddenControlTests {
  /// A single control whose label is the module's text 0.
  private struct Strings: ControlStrings {
    enum Control: Int, Sendable {
      case play = 1
    }

    var texts: LocalizedTexts
    var labelProvider: LabelProvider?

    static func _textIndex(
      of control: Control, _ state: ControlState, _ kind: ControlTextKind, argumentCount: Int
    ) -> Int? {
      kind == .label && argumentCount == 0 ? 0 : nil
    }
  }

  /// The label provider, then the layers, then the module's own text.
  @Test func asksTheLabelProviderBeforeAllLayers() {
    let module = OverridableModule()
    var strings = Strings(texts: module.texts("fr"))
    module.catalog.overrides.reload([module.layer(["fr": "play = Jouer;"])])
    strings.labelProvider = { _, state, _ in state == .secondary ? "Reprendre" : nil }
    #expect(strings.label(for: .play, state: .secondary) == "Reprendre")
    #expect(strings.label(for: .play) == "Jouer" && strings.pinned.label(forTag: 1, state: .secondary) == "Reprendre")
    module.catalog.overrides.reload([])
    #expect(strings.label(for: .play) == "Lire")
  }
}
