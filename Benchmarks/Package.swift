// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "l10n", path: "..")],
  targets: [
    .executableTarget(
      name: "ReadingBenchmark", dependencies: [.product(name: "StringsFormat", package: "l10n")])
  ],
  swiftLanguageModes: [.v6]
)
