/// What one language says of states, gestures, places and times, and how it writes labels and hints.
///
/// Words are in small letters, found in any case; those of `abbreviations` and `units` are as they are written.
struct SpeechWords: Sendable {
  /// States that screen readers say by themselves: selected, ticked, dimmed.
  var states: [String]

  /// What people do with fingers or a pointer.
  var gestures: [String]

  /// Phrases that contain such words and do not mean a gesture.
  var gestureExceptions: [String] = []

  /// What people do it with.
  var devices: [String]

  /// Where something is drawn.
  var directions: [String]

  var colors: [String]

  /// What a hint that tells people to do something begins with; ends with where `commandsAreLast`. A text that tells
  /// them to use a control has such a word before the control's name.
  var commands: [String]

  var commandsAreLast = false

  /// What a sentence ends with.
  var stop: Character = "."

  /// Words cut short, as they are written.
  var abbreviations: [String]

  /// Units cut short, as they are written after a number.
  var units: [String]

  /// The most characters of a label: half as many again as 95 in 100 labels of players have.
  var labelLimit: Int

  /// Words for looking something up, which moving along a timeline must not be called.
  var searching: [String]

  /// Words for the time of day, which a position in a video is not.
  var timesOfDay: [String] = []

  /// Whether a text begins with a capital.
  var hasCapitals = true

  /// Small words that are not capitalized within a sentence; empty where titles may capitalize every word.
  var smallWords: [String] = []

  /// What brands are called in the language, besides their names in Latin letters.
  var brandNames: [String: [String]] = [:]
}

extension SpeechWords {
  /// Whether a clause of a text asks people politely to do something, as Chinese, Japanese and Korean say it with a word
  /// of its own: 請選擇檔案, ファイルを選択してください.
  func areInRequest(_ text: String) -> Bool {
    text.split { ".,:;!?\n。，、：；！？".contains($0) }.contains { clause in
      let words = clause.drop { !$0.isLetter }
      return commands.contains { command in
        if commandsAreLast { return words.hasSuffix(command) }
        // 請問 begins a question.
        return command.unicodeScalars.allSatisfy(\.properties.isIdeographic) && words.hasPrefix(command)
          && !["问", "問"].contains(words.dropFirst(command.count).first)
      }
    }
  }
}
