extension CountWords {
  static let french: CountWords = CountWords(
    "fr", plural: ["s", "x"], optional: ["s", "x", "es"], unchanged: ["s", "x", "z"],
    invariable: [
      "après", "dans", "depuis", "dessus", "fois", "mois", "moins", "plus", "puis", "sans", "sous", "très", "vers",
    ])
}
