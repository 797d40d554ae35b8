extension JoiningWords {
  static let arabic: JoiningWords = JoiningWords("ar", ends: "أو", "ثم", "لكن")
}
