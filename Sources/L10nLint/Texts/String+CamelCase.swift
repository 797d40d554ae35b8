extension String {
  /// The words of a name in camel case, in small letters.
  ///
  ///     "timeRemaining"   time, remaining
  var camelCaseWords: [String] {
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
