import Foundation
import PackagePlugin

/// A command of `l10n` that runs on the catalogs of a package's targets, one after another.
struct CatalogCommand {
  /// The command: `lint`.
  let name: String

  /// The message if the command ends with 1: `the texts have errors`.
  let complaint: String

  /// Options of the command for a catalog, after those of the user.
  var options: (TargetCatalog, any SourceModuleTarget) -> [String] = { _, _ in [] }

  /// Runs the command.
  ///
  /// - Parameter arguments: the user's arguments: any number of `--target NAME`, and options of the command. Without
  ///   `--target` it runs for all targets of the package that have tables.
  func run(in context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    let tool = try context.tool(named: "l10n").url
    if rest.contains(where: { ["--help", "-h", "-help"].contains($0) }) {
      try launch(tool, [name, "--help"])
      return
    }
    let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let found = targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { target in
      TargetCatalog.catalogs(in: target.directoryURL).map { (catalog: $0, target: target) }
    }
    if found.isEmpty {
      Diagnostics.error(
        "no target of '\(context.package.displayName)' has tables: a table is an .xcstrings file, or a .strings or "
          + ".stringsdict file in an .lproj directory, in the target's folder or where its l10n.yml leads")
    }
    var seen: Set<String> = []
    for (catalog, target) in found where seen.insert(catalog.folder.path).inserted {
      let folder = shown(catalog.folder, below: context.package.directoryURL)
      let status = try launch(tool, [name, folder] + rest + options(catalog, target))
      if status != 0 { Diagnostics.error(status == 1 ? "\(folder): \(complaint)" : "\(folder): l10n \(name) failed") }
    }
  }

  @discardableResult
  private func launch(_ tool: URL, _ arguments: [String]) throws -> Int32 {
    let process = try Process.run(tool, arguments: arguments)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// A path for a user of the package: from its folder, in which commands run.
  private func shown(_ url: URL, below package: URL) -> String {
    let root = package.standardizedFileURL.path
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}
