extension TextConventions {
  static let hindi = TextConventions(
    "hi", optionalMarks: [.stop], doublesWords: true)
}
