extension TextConventions {
  static let urdu = TextConventions(
    "ur", ownMarks: [.stop: "۔", .question: "؟"], doublesWords: true)
}
