import Basket
import L10nOverrides
import L10nRuntime

/// The app's own words, as an override layer on the library's texts.
func ownWords() -> OverrideLayer {
  let (english, dutch): (LanguageTag, LanguageTag) = ("en", "nl")
  return OverrideLayer(
    "shop",
    files: [
      OverrideFile("English.strings", language: english, bytes: PackageResources.English_strings),
      OverrideFile("Dutch.strings", language: dutch, bytes: PackageResources.Dutch_strings),
      OverrideFile(
        "Dutch.stringsdict", language: dutch, format: .stringsdict, bytes: PackageResources.Dutch_stringsdict),
    ], for: BasketStrings.overrides)
}

let layer = ownWords()
for problem in layer.problems { print("left out: \(problem)") }
BasketStrings.overrides.reload([layer])

let arguments = Array(CommandLine.arguments.dropFirst())
let locale =
  arguments.count == 2 && arguments[0] == "--locale" ? arguments[1] : BasketStrings.current.locale.description

var basket = Basket()
print(basket.page(in: locale))
for article in ["Bell", "Lamp"] {
  basket.add(article)
  print("\n\(basket.page(in: locale))")
}
