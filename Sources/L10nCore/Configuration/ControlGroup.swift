/// Controls that can be on screen together, as `l10n.yml` lists them.
///
///     together:
///       vod: [buttonPlayback, buttonJumpBack, buttonClosedCaption]
package struct ControlGroup: Equatable, Sendable {
  package let name: String

  /// The names of the controls, each with its place.
  package let controls: [DeclaredName]

  package init(name: String, controls: [DeclaredName]) {
    self.name = name
    self.controls = controls
  }
}
