extension JoiningWords {
  static let arabic = JoiningWords("ar", ends: "أو", "ثم", "لكن")
}
