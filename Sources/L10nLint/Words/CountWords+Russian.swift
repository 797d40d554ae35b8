extension CountWords {
  static let russian: CountWords = CountWords(
    "ru", unchanged: ["о", "у", "е", "и"], invariable: ["видео", "фото", "раз", "мин", "сек", "час", "штук"])
}
