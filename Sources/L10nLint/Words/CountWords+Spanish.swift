extension CountWords {
  static let spanish: CountWords = CountWords(
    "es", plural: ["s"], optional: ["s", "es"], unchanged: ["s", "x"],
    invariable: ["antes", "después", "menos", "además", "entonces", "tras"])
}
