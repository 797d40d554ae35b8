// swift-tools-version: 6.1
import PackageDescription

// The sources are those of the example CommandLinePlayer.
let package = Package(
  name: "StaticBinary",
  dependencies: [.package(name: "l10n", path: "../..")],
  targets: [
    .executableTarget(
      name: "CommandLinePlayer", dependencies: [.product(name: "PlayerStrings", package: "l10n")],
      swiftSettings: [.unsafeFlags(["-static-executable"])],
      linkerSettings: [.unsafeFlags(["-static-executable"])])
  ],
  swiftLanguageModes: [.v6]
)
