import L10nCore
import Yams

extension ConfigurationReader {
  /// Where the Swift code is, and the project's own functions for texts.
  ///
  ///     code:
  ///       sources: [../Sources, ../App]
  ///       functions: [L, localized]
  ///       views: [SwiftUI, PrimaryButton]
  mutating func code(_ node: Node) -> CodeSettings? {
    var settings = CodeSettings()
    for (name, _, value) in entries(of: node, what: "'code'", known: ["sources", "functions", "views"]) {
      switch name {
      case "sources":
        settings.sources = names(value).filter { source in
          if bounds?.contain(source.name) ?? true || source.name.hasPrefix("/") { return true }
          diagnostics.append(
            Diagnostic(
              "configuration", .error, "'\(source.name)' leads out of the project", at: source.location,
              help: "name code of this project"))
          return false
        }
        for source in settings.sources where source.name.hasPrefix("/") || source.name.isEmpty {
          diagnostics.append(
            Diagnostic(
              "configuration", .error, "'\(source.name)' is no path from this folder", at: source.location,
              help: "write one such as ../Sources"))
        }
      case "views":
        settings.views = strings(value)
      default:
        settings.functions = strings(value)
      }
    }
    if !settings.sources.isEmpty || diagnostics.contains(where: { $0.severity == .error }) { return settings }
    report("'code' has no sources", at: node, help: "write where the code is: 'sources: [../Sources]'")
    return nil
  }
}
