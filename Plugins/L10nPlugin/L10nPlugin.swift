import Foundation
import PackagePlugin

/// Checks the catalogs of a target and generates its typed texts, as a step of the target's build.
///
/// The files go into the plugin's work directory and nowhere else. The step runs again only if a table, a setting, an
/// override or a template has changed or a language has been added.
@main
struct L10nPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let catalogs = TargetCatalog.catalogs(in: target.directoryURL)
    if catalogs.isEmpty {
      Diagnostics.warning(
        "target '\(target.name)' has no tables for L10nPlugin: add Localizations/en.lproj/Localizable.strings to "
          + "\(target.directoryURL.path), or an l10n.yml there with 'catalog:' and the path of a folder")
    }
    if !target.recursiveTargetDependencies.contains(where: { $0.name == "L10nRuntime" }),
      catalogs.contains(where: \.needsRuntime)
    {
      Diagnostics.error(
        "the texts of target '\(target.name)' need the run time: add .product(name: \"L10nRuntime\", package: \"l10n\") to "
          + "the target's dependencies in Package.swift")
    }
    return try catalogs.map { try command(for: $0, of: target, in: context) }
  }

  private func command(
    for catalog: TargetCatalog, of target: any SourceModuleTarget, in context: PluginContext
  ) throws -> Command {
    let output = context.pluginWorkDirectoryURL
    // A new file in the target's own folder makes SwiftPM plan the build again. Elsewhere only the folder shows the
    // change.
    let isInside = catalog.folder.path.hasPrefix(target.directoryURL.standardizedFileURL.path)
    return .buildCommand(
      displayName: "Generate the texts of \(target.name) from \(catalog.folder.lastPathComponent)",
      executable: try context.tool(named: "l10n-build").url,
      arguments: [catalog.folder.path, "--output", output.path, "--stem", catalog.stem],
      inputFiles: catalog.files + (isInside ? [] : catalog.folders),
      outputFiles: Self.fileNames(stem: catalog.stem).map { output.appending(path: $0) })
  }

  /// The files that the tool writes for any catalog: `SwiftGenerator.fileNames(stem:)`, which a plugin cannot call.
  private static func fileNames(stem: String) -> [String] {
    ["", "+Texts1", "+Texts2", "+Texts3", "+Texts4", "+Tables"].map { "\(stem)\($0).swift" }
  }
}
