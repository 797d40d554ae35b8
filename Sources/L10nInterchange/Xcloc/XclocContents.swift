internal import L10nSyntax

/// The `contents.json` of Xcode's localization catalog.
package struct XclocContents: Sendable {
  /// The languages as BCP 47 tags.
  private let development: String
  private let target: String

  /// The name of the project, such as `App.xcodeproj`.
  private let project: String

  /// The version of this tool.
  private let toolVersion: String

  package init(development: String, target: String, project: String, toolVersion: String) {
    (self.development, self.target, self.project) = (development, target, project)
    self.toolVersion = toolVersion
  }

  /// The file in Xcode's style, without a final line break.
  package var text: String {
    func member(_ name: String, _ text: String) -> JSONOutput.Member { .init(name, .string(text)) }
    let tool = [
      member("toolBuildNumber", toolVersion), member("toolID", "l10n"), member("toolName", "l10n"),
      member("toolVersion", toolVersion),
    ]
    return JSONOutput.object([
      member("developmentRegion", development), member("project", project), member("targetLocale", target),
      .init("toolInfo", .object(tool)), member("version", "1.0"),
    ]).text()
  }
}
