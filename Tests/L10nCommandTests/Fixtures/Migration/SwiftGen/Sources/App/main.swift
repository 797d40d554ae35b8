// Code as it was written for SwiftGen; `use` stands where the app let people choose a language.
func show() {
  print(L10n.Localizable.Onboarding.title)
  print(L10n.Localizable.Onboarding.nextStop("Brest"))
  print(L10n.Localizable.Trip.summary("Aurora", Float(12.5), Int(7)))
  print(L10n.Localizable.Trip.passengers(1), L10n.Localizable.Trip.passengers(3))
  print(L10n.Localizable.Button.saveTrip, L10n.Localizable.default)
  print(L10n.Errors.Network.offline)
  print(L10n.tr("Localizable", "onboarding.next_stop", "Cork"), L10n.tr("Errors", "none"))
}

show()
L10n.use(languages: ["fr-FR", "en"])
show()
