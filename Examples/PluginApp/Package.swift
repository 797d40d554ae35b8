// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "PluginApp",
  dependencies: [.package(name: "l10n", path: "../..")],
  targets: [
    .executableTarget(
      name: "PluginApp",
      dependencies: [.product(name: "L10nRuntime", package: "l10n")],
      // The tables are compiled into the program, so nothing has to be copied beside it.
      exclude: ["Localizations"],
      plugins: [.plugin(name: "L10nPlugin", package: "l10n")])
  ],
  swiftLanguageModes: [.v6]
)
