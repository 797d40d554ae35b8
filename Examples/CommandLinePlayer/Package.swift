// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "CommandLinePlayer",
  dependencies: [.package(name: "l10n", path: "../..")],
  targets: [
    .executableTarget(
      name: "CommandLinePlayer",
      dependencies: [.product(name: "L10nRuntime", package: "l10n"), .product(name: "PlayerStrings", package: "l10n")])
  ],
  swiftLanguageModes: [.v6]
)
