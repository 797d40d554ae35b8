// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "BuildScript",
  dependencies: [.package(name: "l10n", path: "../..")],
  targets: [
    .executableTarget(name: "BuildScript", dependencies: [.product(name: "L10nRuntime", package: "l10n")])
  ],
  swiftLanguageModes: [.v6]
)
