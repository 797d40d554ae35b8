import L10nSyntax
import Testing

@testable import L10nWorkspace

/// Controls that `l10n init` proposes.
struct ProposedControlsTests {
  /// Keys, the lines of `controls`.
  @Test(
    arguments: [
      ("play pause.label title.hint", ""),
      (
        "room_avatar_view_accessibility_label room_avatar_view_accessibility_hint",
        "roomAvatarView: tag: 1 label: room_avatar_view_accessibility_label hint: room_avatar_view_accessibility_hint"
      ),
      (
        "player.a11y.pause.label player.a11y.play.label",
        "player: tag: 1 states: [play, pause] label: primary: player.a11y.play.label secondary: player.a11y.pause.label"
      ),
      (
        "Actions.A11YLabels.Boost Actions.A11YLabels.Unboost Media.AccessibilityLabel",
        "actions: tag: 1 states: [boost, unboost] label: primary: Actions.A11YLabels.Boost secondary: "
          + "Actions.A11YLabels.Unboost media: tag: 2 label: Media.AccessibilityLabel"
      ),
      (
        "seekBarVoiceOverLabel seekBarVoiceOverValue a11y.plural.count a11y.label accessibility.label.hint",
        "seekBar: tag: 1 label: seekBarVoiceOverLabel value: seekBarVoiceOverValue"
      ),
      // A hint or a value alone is that of no control that is known.
      ("voiceover_open_hint seek_a11y_value", ""),
      // Two keys with one meaning, and a name that another control has.
      ("a11y.menu.label menu_a11y_label", ""),
    ] as [(String, String)])
  func followTheKeys(keys: String, lines: String) {
    let proposed = ProposedControls(keys.split(separator: " ").sorted().map { TableKey(String($0)) })
    let written = proposed.lines.dropFirst(2)
    #expect(written.allSatisfy { $0.hasPrefix("# ") })
    #expect(written.flatMap { $0.dropFirst().split(separator: " ") }.joined(separator: " ") == lines)
  }
}
