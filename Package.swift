// swift-tools-version: 6.1
import PackageDescription

let swift: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "l10n",
  products: [
    .library(name: "StringsFormat", targets: ["StringsFormat"]),
  ],
  targets: [
    // What apps and servers link: plain Swift, no ICU, no Foundation.
    .target(name: "StringsFormat", swiftSettings: swift),

    .testTarget(
      name: "StringsFormatTests", dependencies: ["StringsFormat"], exclude: ["Fixtures"], swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17,
  cxxLanguageStandard: .cxx17
)
