extension LanguageProfile {
  static let lithuanian: LanguageProfile = LanguageProfile(
    "lt",
    cases: CaseWords(before: ["po", "iki", "nuo", "per", "už", "apie", "prieš", "daugiau", "mažiau"]),
    sharedWords: "album audio internet video")
}
