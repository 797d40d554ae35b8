// swift-tools-version: 6.1
import PackageDescription

let swift: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

/// What `l10n --version` names beside the number; `Distribution/build` sets it.
let commit = Context.environment["L10N_COMMIT"].map { CSetting.define("L10N_COMMIT", to: "\"\($0)\"") }

let package = Package(
  name: "l10n",
  // `Duration` in generated functions asks for these.
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .executable(name: "l10n", targets: ["l10n"]),
    .library(name: "PlayerStrings", targets: ["PlayerStrings"]),
    .library(name: "L10nRuntime", targets: ["L10nRuntime"]),
    .library(name: "L10nOverrides", targets: ["L10nOverrides"]),
    .library(name: "L10nOverrideFolders", targets: ["L10nOverrideFolders"]),
    .library(name: "L10nFoundation", targets: ["L10nFoundation"]),
    .library(name: "L10nSyntax", targets: ["L10nSyntax"]),
    .library(name: "L10nCompiler", targets: ["L10nCompiler"]),
    .library(name: "StringsFormat", targets: ["StringsFormat"]),
    .plugin(name: "L10nPlugin", targets: ["L10nPlugin"]),
    .plugin(name: "L10nLintPlugin", targets: ["L10nLintPlugin"]),
    .plugin(name: "L10nGeneratePlugin", targets: ["L10nGeneratePlugin"]),
    .plugin(name: "L10nFixPlugin", targets: ["L10nFixPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // What apps and servers link: plain Swift, no ICU, no Foundation, no parsers.
    .target(name: "CEnvironment"),
    .target(name: "L10nRuntime", dependencies: ["CEnvironment"], swiftSettings: swift),
    // What Foundation's dates become for the run time, for those who have it.
    .target(name: "L10nFoundation", dependencies: ["L10nRuntime"], swiftSettings: swift),
    .target(name: "PlayerStrings", dependencies: ["L10nRuntime"], swiftSettings: swift),

    // From bytes to messages and from messages to programs: what the tool is made of, and what replaces texts from files.
    .target(name: "L10nSyntax", dependencies: ["L10nRuntime"], swiftSettings: swift),
    .target(name: "StringsFormat", dependencies: ["L10nSyntax"], swiftSettings: swift),
    .target(name: "L10nCompiler", dependencies: ["L10nRuntime", "L10nSyntax"], swiftSettings: swift),
    .target(
      name: "L10nOverrides", dependencies: ["L10nCompiler", "L10nRuntime", "L10nSyntax"], swiftSettings: swift),
    // The one library of these that reads files.
    .target(name: "L10nOverrideFolders", dependencies: ["L10nOverrides", "L10nRuntime"], swiftSettings: swift),

    // What the tool is made of.
    // No system library with providers: the package manager would name a missing one to all who use the run time alone.
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(
      name: "L10nICU", dependencies: ["CICU", "L10nCompiler", "L10nRuntime", "L10nSyntax"], swiftSettings: swift),
    .target(name: "L10nCore", dependencies: ["L10nRuntime", "L10nSyntax"], swiftSettings: swift),
    .target(
      name: "L10nLint", dependencies: ["L10nCore", "L10nICU", "L10nRuntime", "L10nSyntax"],
      swiftSettings: swift),
    .target(
      name: "L10nTemplates", dependencies: [.product(name: "Mustache", package: "swift-mustache")], path: "Templates",
      exclude: ["Pages"],
      resources: [
        .embedInCode("Swift/Strings.mustache"),
        .embedInCode("Swift/Namespaces.mustache"),
        .embedInCode("Swift/Tables.mustache"),
        .embedInCode("Swift/BundleStrings.mustache"),
        .embedInCode("Swift/BundleTables.mustache"),
        .embedInCode("Ready/brightcove.mustache"),
        .embedInCode("Ready/kotlin.mustache"),
        .embedInCode("Ready/markdown.mustache"),
        .embedInCode("Ready/swiftui.mustache"),
        .embedInCode("Ready/typescript.mustache"),
        .embedInCode("Swift/StaticStrings.mustache"),
        .embedInCode("Swift/StaticNamespaces.mustache"),
      ],
      swiftSettings: swift),
    .target(
      name: "L10nGenerate",
      dependencies: ["L10nCompiler", "L10nCore", "L10nICU", "L10nRuntime", "L10nSyntax", "L10nTemplates"],
      swiftSettings: swift),
    .target(
      name: "L10nInterchange", dependencies: ["L10nCore", "L10nRuntime", "L10nSyntax"],
      swiftSettings: swift),
    .target(name: "L10nReport", dependencies: ["L10nCore", "L10nSyntax"], swiftSettings: swift),
    // The parts of pages, which are not Swift: C takes them in as bytes in no time.
    .target(name: "CPages"),
    .target(name: "CVersion", cSettings: commit.map { [$0] } ?? []),
    .target(name: "CZlib", linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "L10nPages", dependencies: ["CPages", "CZlib", "L10nCore", "L10nRuntime", "L10nSyntax"],
      swiftSettings: swift),
    // The pages of rules, which have the examples that are the rules' tests. The plugin's tool needs none of them.
    .target(name: "CRulePages"),
    .target(name: "L10nRulePages", dependencies: ["CRulePages", "L10nCore"], swiftSettings: swift),
    .target(
      name: "L10nWorkspace",
      dependencies: ["L10nCore", "L10nLint", "L10nRuntime", "L10nSyntax", .product(name: "Yams", package: "Yams")],
      swiftSettings: swift),
    .target(
      name: "L10nServers",
      dependencies: ["L10nCore", "L10nInterchange", "L10nLint", "L10nRuntime", "L10nSyntax", "L10nWorkspace"],
      swiftSettings: swift),
    .executableTarget(
      name: "l10n",
      dependencies: [
        "L10nCompiler",
        "CVersion", "L10nCore", "L10nGenerate", "L10nICU", "L10nInterchange", "L10nLint", "L10nPages",
        "L10nReport", "L10nRulePages", "L10nRuntime", "L10nServers", "L10nWorkspace", "L10nSyntax",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: swift),

    // Other people's builds. The plugin's tool is built by each of its users, so it has no parser of arguments.
    .executableTarget(
      name: "l10n-build",
      dependencies: ["L10nCore", "L10nGenerate", "L10nLint", "L10nReport", "L10nSyntax", "L10nWorkspace"],
      swiftSettings: swift),
    .plugin(name: "L10nPlugin", capability: .buildTool(), dependencies: ["l10n-build"]),
    .plugin(
      name: "L10nLintPlugin",
      capability: .command(
        intent: .custom(verb: "l10n-lint", description: "Checks the tables of the package's targets.")),
      dependencies: ["l10n"]),
    .plugin(
      name: "L10nGeneratePlugin",
      capability: .command(
        intent: .custom(
          verb: "l10n-generate",
          description: "Writes the typed texts of the package's targets, or compares them (--check)."),
        permissions: [.writeToPackageDirectory(reason: "Generated files go into the folders of the targets.")]),
      dependencies: ["l10n"]),
    .plugin(
      name: "L10nFixPlugin",
      capability: .command(
        intent: .custom(verb: "l10n-fix", description: "Applies safe fixes to the tables."),
        permissions: [.writeToPackageDirectory(reason: "The tables are edited where findings have fixes.")]),
      dependencies: ["l10n"]),

    // For maintainers.
    // What no command asks of ICU: data to freeze, and answers by which the run time is measured.
    .target(name: "CICUReference", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .executableTarget(
      name: "freeze-cldr", dependencies: ["CICUReference", "L10nICU", "L10nRuntime"], swiftSettings: swift),
    .executableTarget(
      name: "l10n-conformance",
      dependencies: ["L10nCompiler", "L10nCore", "L10nICU", "L10nRuntime", "L10nSyntax"], swiftSettings: swift),

    .target(name: "MarkedTexts", path: "Tests/MarkedTexts", swiftSettings: swift),
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: swift),
    .testTarget(
      name: "L10nSyntaxTests",
      dependencies: ["L10nRuntime", "L10nSyntax", "MarkedTexts", "SeededNumbers", "StringsFormat"],
      exclude: ["Fixtures"],
      swiftSettings: swift),
    .testTarget(
      name: "L10nFoundationTests", dependencies: ["L10nCompiler", "L10nFoundation", "L10nRuntime", "L10nSyntax"],
      swiftSettings: swift),
    .testTarget(
      name: "L10nRuntimeTests",
      dependencies: [
        "L10nCompiler", "L10nOverrideFolders", "L10nOverrides", "L10nRuntime", "L10nSyntax", "MarkedTexts",
        "SeededNumbers",
        "TemporaryFolders",
      ], swiftSettings: swift),
    .testTarget(
      name: "L10nICUTests",
      dependencies: [
        "CICU", "CICUReference", "L10nCompiler", "L10nICU", "L10nRuntime", "L10nSyntax", "SeededNumbers", "freeze-cldr",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "L10nCoreTests",
      dependencies: ["L10nCompiler", "L10nCore", "L10nRuntime", "L10nSyntax", "MarkedTexts", "SeededNumbers"],
      swiftSettings: swift),
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: swift),
    .testTarget(
      name: "L10nWorkspaceTests",
      dependencies: [
        "L10nCore", "L10nRuntime", "L10nWorkspace", "MarkedTexts", "L10nSyntax", "TemporaryFolders",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: swift),
    .testTarget(
      name: "L10nReportTests",
      dependencies: ["L10nCore", "L10nReport", "L10nRuntime", "L10nSyntax", "MarkedTexts"],
      exclude: ["Goldens", "Schemas"], swiftSettings: swift),
    .testTarget(
      name: "L10nPagesTests", dependencies: ["L10nCompiler", "L10nCore", "L10nPages", "L10nRuntime", "L10nSyntax"],
      swiftSettings: swift),
    .testTarget(
      name: "L10nInterchangeTests",
      dependencies: ["L10nCore", "L10nInterchange", "L10nRuntime", "L10nSyntax", "MarkedTexts", "SeededNumbers"],
      swiftSettings: swift),
    .testTarget(
      name: "L10nCommandTests",
      dependencies: [
        "l10n", "l10n-build", "L10nCore", "L10nGenerate", "L10nLint", "TemporaryFolders",
        .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["Fixtures"], swiftSettings: swift),
    // The plugins' own file, by a symbolic link: tests cannot depend on a plugin.
    .testTarget(name: "L10nPluginTests", dependencies: ["TemporaryFolders"], swiftSettings: swift),
    .testTarget(
      name: "L10nServersTests",
      dependencies: ["L10nServers", "L10nSyntax", "L10nWorkspace", "SeededNumbers", "TemporaryFolders"],
      swiftSettings: swift),
    .testTarget(
      name: "L10nConformanceTests",
      dependencies: ["L10nRuntime", "L10nSyntax", "l10n-conformance"], swiftSettings: swift),
    .testTarget(
      name: "L10nLintTests",
      dependencies: [
        "L10nCore", "L10nLint", "L10nRulePages", "L10nRuntime", "L10nSyntax", "L10nWorkspace", "MarkedTexts",
        "SeededNumbers",
      ],
      exclude: ["EdgeCases"], swiftSettings: swift),
    // The generated code that the tests expect, compiled as a module of its own.
    .target(
      name: "GoldenStrings", dependencies: ["L10nRuntime"], path: "Tests/L10nGenerateTests/Goldens/Mixed",
      swiftSettings: swift),
    .testTarget(
      name: "L10nGenerateTests",
      dependencies: [
        "GoldenStrings", "L10nCompiler", "L10nCore", "L10nGenerate", "L10nICU", "L10nOverrides", "L10nRuntime",
        "L10nSyntax", "L10nWorkspace", "SeededNumbers", "TemporaryFolders",
      ],
      exclude: ["Fixtures", "Goldens"], swiftSettings: swift),
    .target(name: "AllocationCounting", path: "Tests/AllocationCounting"),
    .testTarget(
      name: "PlayerStringsTests",
      dependencies: [
        "AllocationCounting", "L10nCompiler", "L10nCore", "L10nGenerate", "L10nICU", "L10nRuntime", "L10nSyntax",
        "L10nWorkspace", "PlayerStrings",
      ],
      swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17
)
