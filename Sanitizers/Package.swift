// swift-tools-version: 6.1
import PackageDescription

let swift: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

// What apps and servers link, and its tests, without the tool: built in a fraction of the time, for sanitizers.
let package = Package(
  name: "Sanitizers",
  targets: [
    .target(name: "StringsFormat", swiftSettings: swift),
    .target(name: "CEnvironment"),
    .target(name: "L10nRuntime", dependencies: ["CEnvironment", "StringsFormat"], swiftSettings: swift),
    .target(name: "MarkedTexts", path: "Tests/MarkedTexts", swiftSettings: swift),
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: swift),
    .testTarget(
      name: "StringsFormatTests", dependencies: ["MarkedTexts", "SeededNumbers", "StringsFormat"],
      exclude: ["Fixtures"],
      swiftSettings: swift),
    .testTarget(
      name: "L10nRuntimeTests", dependencies: ["L10nRuntime", "MarkedTexts", "SeededNumbers"], swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17,
  cxxLanguageStandard: .cxx17
)
