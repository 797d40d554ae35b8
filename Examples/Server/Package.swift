// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Server",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "l10n", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "PlayerServer",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "L10nFoundation", package: "l10n"),
        .product(name: "L10nOverrideFolders", package: "l10n"),
        .product(name: "L10nRuntime", package: "l10n"),
        .product(name: "PlayerStrings", package: "l10n"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]),
    .executableTarget(name: "Server", dependencies: ["PlayerServer"]),
    .testTarget(
      name: "PlayerServerTests",
      dependencies: [
        "PlayerServer",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "L10nOverrides", package: "l10n"),
        .product(name: "L10nRuntime", package: "l10n"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "PlayerStrings", package: "l10n"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "L10nSyntax", package: "l10n"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
