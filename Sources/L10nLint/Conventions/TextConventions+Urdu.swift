extension TextConventions {
  static let urdu: TextConventions = TextConventions(
    "ur", ownMarks: [.stop: "۔", .question: "؟"], doublesWords: true)
}
