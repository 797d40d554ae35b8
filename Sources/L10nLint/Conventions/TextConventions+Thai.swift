extension TextConventions {
  static let thai: TextConventions = TextConventions(
    "th", optionalMarks: [.stop, .question, .exclamation, .colon], doublesWords: true, separatesWords: false)
}
