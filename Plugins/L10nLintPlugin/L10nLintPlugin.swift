import PackagePlugin

/// `swift package l10n-lint`: checks the tables of a package's targets.
@main
struct L10nLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try CatalogCommand(name: "lint", complaint: "the tables have findings").run(in: context, arguments: arguments)
  }
}
