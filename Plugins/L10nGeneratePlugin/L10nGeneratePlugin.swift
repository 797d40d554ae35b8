import PackagePlugin

/// `swift package l10n-generate`: writes the typed texts of a package's targets into their folders, for packages that
/// commit them. `--check` compares them with the tables instead.
@main
struct L10nGeneratePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let isPlaced = arguments.contains { $0 == "--output" || $0.hasPrefix("--output=") }
    try CatalogCommand(
      name: "generate", complaint: "the generated files are not those of the tables",
      options: { _, target in isPlaced ? [] : ["--output", target.directoryURL.appending(path: "Generated").path] }
    ).run(in: context, arguments: arguments)
  }
}
