import L10nCore

/// The rows of all settings of `l10n.yml` on their page, `Documentation/Reference/Settings.md`.
enum SettingsTable {
  /// The heading with which the table begins, up to the end of the page.
  static let heading = "## All settings\n"

  /// The end of the page.
  static func text(of shape: SettingShape) -> String {
    heading + """

      Names in capitals are those that you choose. The options of rules are on [their pages](../Rules.md), the formats of
      arguments in [Durations, percentages and lists](../Generate/Values.md).

      | Setting | Takes | For |
      |---|---|---|

      """
      + rows(of: shape, below: "").map { "| `\($0)` | \($1) | \($2) |\n" }.joined()
  }

  private typealias Row = (name: String, takes: String, summary: String)

  private static func rows(of shape: SettingShape, below path: String) -> [Row] {
    shape.alternatives.flatMap { shape -> [Row] in
      switch shape.form {
      case .group(let lines) where path.hasSuffix("rules."): path == "rules." ? rows(of: lines[0], path, "RULE") : []
      case .group(let lines): lines.flatMap { rows(of: $0, path, $0.name) }
      case .map(let value, _): path == "arguments." ? [] : rows(of: value, below: "\(path)NAME.")
      default: []
      }
    }
  }

  private static func rows(of line: SettingLine, _ path: String, _ name: String) -> [Row] {
    let summary = line.shape.summary ?? line.shape.alternatives.lazy.compactMap(\.summary).first
    return (summary.map { [("\(path)\(name)", line.shape.title, $0)] } ?? [])
      + rows(of: line.shape, below: "\(path)\(name).")
  }
}
