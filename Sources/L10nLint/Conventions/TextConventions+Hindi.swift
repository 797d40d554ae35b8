extension TextConventions {
  static let hindi: TextConventions = TextConventions(
    "hi", optionalMarks: [.stop], doublesWords: true)
}
