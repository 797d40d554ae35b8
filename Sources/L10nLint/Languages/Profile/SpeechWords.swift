/// One language's words for states, gestures, places and times, and its conventions for labels and hints.
///
/// Words are lowercase and found in any case; `abbreviations` and `units` are spelled as in texts.
struct SpeechWords: Sendable {
  /// States that screen readers announce by themselves: selected, ticked, dimmed.
  var states: [String]

  /// Words for actions with fingers or a pointer.
  var gestures: [String]

  /// Phrases that contain such words and do not mean a gesture.
  var gestureExceptions: [String] = []

  /// Words for the devices of these gestures.
  var devices: [String]

  /// Words for the place where something is drawn.
  var directions: [String]

  var colors: [String]

  /// The words that begin a hint with an instruction, or end it if `commandsAreLast`. A text that tells people to use a
  /// control has such a word before the control's name.
  var commands: [String]

  var commandsAreLast = false

  /// The mark that ends a sentence.
  var stop: Character = "."

  /// Abbreviations of players in all languages: closed captions, subtitles for the deaf and hard of hearing,
  /// picture-in-picture.
  static let abbreviations = ["CC", "SDH", "PiP", "PIP"]

  /// Other abbreviations, spelled as in texts.
  var abbreviations: [String] = []

  /// Abbreviated units, spelled as after a number.
  var units: [String]

  /// The most characters of a label: one and a half times the length that 95% of the labels of players do not exceed.
  var labelLimit: Int

  /// Words for looking something up, which must not be used for moving along a timeline.
  var searching: [String]

  /// Words for the time of day, which a position in a video is not.
  var timesOfDay: [String] = []

  /// Whether a text begins with a capital.
  var hasCapitals = true

  /// Words that are not capitalized within a sentence; empty if titles may capitalize every word.
  var smallWords: [String] = []

  /// The names of brands in the language, in addition to their names in Latin letters.
  var brandNames: [String: [String]] = [:]
}

extension SpeechWords {
  /// Whether a clause of a text is a polite request, which Chinese, Japanese and Korean mark with a separate word:
  /// 請選擇檔案, ファイルを選択してください.
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
