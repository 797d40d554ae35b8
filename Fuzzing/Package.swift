// swift-tools-version: 6.1
import PackageDescription

let swift: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

// The folders of the libraries are links to the sources of the main package: so its users never meet the sanitizers'
// flags, and what has `package` access there has it here.
let instrumented = swift + [.unsafeFlags(["-sanitize=fuzzer,address"])]
// To optimize the largest modules takes longer than the runs that would be faster for it.
let plain = swift + [.unsafeFlags(["-Onone"])]

let package = Package(
  name: "Fuzzing",
  targets: [
    .target(name: "CEnvironment"),
    .target(name: "L10nRuntime", dependencies: ["CEnvironment"], swiftSettings: swift),
    .target(name: "L10nSyntax", dependencies: ["L10nRuntime"], swiftSettings: instrumented),
    .target(name: "L10nCompiler", dependencies: ["L10nRuntime", "L10nSyntax"], swiftSettings: swift),
    .target(name: "L10nCore", dependencies: ["L10nRuntime", "L10nSyntax"], swiftSettings: plain),
    .target(
      name: "L10nInterchange", dependencies: ["L10nCore", "L10nRuntime", "L10nSyntax"],
      swiftSettings: instrumented),
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(
      name: "L10nICU", dependencies: ["CICU", "L10nCompiler", "L10nRuntime", "L10nSyntax"], swiftSettings: swift),
    // The laws of fixes are a file of its tests, which import what is internal.
    .target(
      name: "L10nLint", dependencies: ["L10nCore", "L10nICU", "L10nRuntime", "L10nSyntax"],
      swiftSettings: plain + [.unsafeFlags(["-enable-testing"])]),
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CFuzzer", "L10nCompiler", "L10nCore", "L10nICU", "L10nInterchange", "L10nLint", "L10nRuntime", "L10nSyntax",
      ],
      path: "Sources/Fuzz",
      swiftSettings: swift,
      // libFuzzer comes with a `main` of its own; the first one, ours, is taken and calls libFuzzer.
      linkerSettings: [
        .unsafeFlags(["-use-ld=lld", "-sanitize=fuzzer,address", "-Xlinker", "-z", "-Xlinker", "muldefs"])
      ]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17
)
