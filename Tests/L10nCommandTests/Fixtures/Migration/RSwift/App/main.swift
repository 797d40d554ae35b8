func show(_ strings: L10n) {
  print(strings.listTitle)
  print(strings.listShop(shop: "Kiosk"))
  print(strings.itemShelf(item: "Milk", shelf: 3))
  print(strings.listCount(items: 1), strings.listCount(items: 5))
  print(strings.done)
}

show(.current)
show(L10n(locale: "de-AT"))
