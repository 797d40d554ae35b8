// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "l10n", path: "..")],
  targets: [
    .executableTarget(
      name: "ReadingBenchmark", dependencies: [.product(name: "L10nSyntax", package: "l10n")]),
    // The tests' own counter, by a symbolic link.
    .target(name: "AllocationCounting"),
    // Generated: `l10n generate Benchmarks/Localizations --output Benchmarks/Sources/BenchmarkStrings`.
    .target(name: "BenchmarkStrings", dependencies: [.product(name: "L10nRuntime", package: "l10n")]),
    .target(name: "ICUMessages", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .executableTarget(
      name: "LookupBenchmark",
      dependencies: [
        "AllocationCounting", "BenchmarkStrings", "ICUMessages", .product(name: "L10nRuntime", package: "l10n"),
        .product(name: "PlayerStrings", package: "l10n"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
