import PackagePlugin

/// `swift package l10n-fix`: applies safe fixes to the tables of a package's targets.
@main
struct L10nFixPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try CatalogCommand(name: "fix", complaint: "some findings are left").run(in: context, arguments: arguments)
  }
}
