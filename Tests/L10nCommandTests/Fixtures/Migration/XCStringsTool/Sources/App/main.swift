for locale in ["en", "fr"] {
  let strings = L10n(locale: locale)
  print(strings.shareTitle)
  print(strings.greeting(name: "Ada"))
  print(strings.photos(count: 1), strings.photos(count: 4))
}
