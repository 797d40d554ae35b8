for locale in ["en", "es-MX"] {
  let strings = L10n(locale: locale)
  print(strings.cart.pay)
  print(strings.cart.title(shop: "Corner shop"))
  print(strings["cart.pay"] ?? "")
}
