// swift-tools-version: 6.1
import PackageDescription

let swift: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

// Under the thread sanitizer only the tests of what several threads use at once are built.
let isThread = Context.environment["SANITIZER"] == "thread"
let valueTests = [
  "Announcements", "DisplayNames", "Functions", "Locales", "Messages/Arguments", "Messages/Direction", "Messages/Model",
  "Messages/Programs", "Messages/Rendering", "Messages/TextRunTests.swift", "Plurals", "Reference", "Resolution", "Speech",
]
let readerTests: [Target] =
  isThread
  ? []
  : [
    .testTarget(
      name: "L10nSyntaxTests",
      dependencies: ["L10nRuntime", "L10nSyntax", "MarkedTexts", "SeededNumbers", "StringsFormat"],
      exclude: ["Fixtures"],
      swiftSettings: swift)
  ]

// What apps and servers link, and its tests, without the tool: built in a fraction of the time, for sanitizers.
let package = Package(
  name: "Sanitizers",
  targets: [
    .target(name: "CEnvironment"),
    .target(name: "L10nRuntime", dependencies: ["CEnvironment"], swiftSettings: swift),
    .target(name: "L10nSyntax", dependencies: ["L10nRuntime"], swiftSettings: swift),
    .target(name: "StringsFormat", dependencies: ["L10nSyntax"], swiftSettings: swift),
    .target(name: "L10nCompiler", dependencies: ["L10nRuntime", "L10nSyntax"], swiftSettings: swift),
    .target(
      name: "L10nOverrides", dependencies: ["L10nCompiler", "L10nRuntime", "L10nSyntax"], swiftSettings: swift),
    .target(name: "L10nOverrideFolders", dependencies: ["L10nOverrides", "L10nRuntime"], swiftSettings: swift),
    .target(name: "MarkedTexts", path: "Tests/MarkedTexts", swiftSettings: swift),
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: swift),
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: swift),
    .testTarget(
      name: "L10nRuntimeTests",
      dependencies: [
        "L10nCompiler", "L10nOverrideFolders", "L10nOverrides", "L10nRuntime", "L10nSyntax", "MarkedTexts",
        "SeededNumbers", "TemporaryFolders",
      ], exclude: isThread ? valueTests : [], swiftSettings: swift),
  ] + readerTests,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17,
  cxxLanguageStandard: .cxx17
)
