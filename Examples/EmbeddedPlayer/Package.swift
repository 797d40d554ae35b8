// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "EmbeddedPlayer",
  dependencies: [.package(name: "l10n", path: "../..")],
  targets: [
    .executableTarget(
      name: "EmbeddedPlayer",
      dependencies: [
        "CPlatform", .product(name: "L10nRuntime", package: "l10n"), .product(name: "PlayerStrings", package: "l10n"),
      ],
      linkerSettings: [.linkedLibrary("m"), .linkedLibrary("swiftUnicodeDataTables")]),
    .target(name: "CPlatform"),
  ],
  swiftLanguageModes: [.v6]
)
