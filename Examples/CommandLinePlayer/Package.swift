// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "CommandLinePlayer",
  dependencies: [.package(name: "l10n", path: "../..")],
  targets: [
    .executableTarget(
      name: "CommandLinePlayer", dependencies: [.product(name: "PlayerStrings", package: "l10n")])
  ],
  swiftLanguageModes: [.v6]
)
