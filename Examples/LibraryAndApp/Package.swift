// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "LibraryAndApp",
  products: [.library(name: "Basket", targets: ["Basket"])],
  dependencies: [.package(name: "l10n", path: "../..")],
  targets: [
    // A library that ships its texts in two languages.
    .target(
      name: "Basket",
      dependencies: [.product(name: "L10nRuntime", package: "l10n")],
      exclude: ["Localizations"],
      plugins: [.plugin(name: "L10nPlugin", package: "l10n")]),
    // An app that replaces two of them with its own words and adds Dutch.
    .executableTarget(
      name: "Shop",
      dependencies: [
        "Basket", .product(name: "L10nOverrides", package: "l10n"), .product(name: "L10nRuntime", package: "l10n"),
      ],
      resources: [
        .embedInCode("Texts/English.strings"), .embedInCode("Texts/Dutch.strings"),
        .embedInCode("Texts/Dutch.stringsdict"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
