package import L10nCore

extension AccessibilityRequirement {
  /// All requirements, in the order of their groups.
  package static let all: [AccessibilityRequirement] = names + labels + hints + values + sets + contents + words

  private static let names: [AccessibilityRequirement] = [
    .init("A1", "Names", "Labels, hints and prefixes say something", by: .rawIdentifier, .emptyValue),
    .init("A2", "Names", "No text is a key or the name of a file", by: .rawIdentifier, .untranslatedValue),
    .init("A3", "Names", "Both states of a control have their texts", by: .missingState, .missingKey),
    .init("A4", "Names", "The two states do not read the same", by: .identicalStates),
    .init(
      "A5", "Names", "Every text is in its language", by: .untranslatedValue, .missingKey, .wrongScript,
      .staleTranslation),
    .init(
      "A6", "Names", "Every control has a name, that for captions too, and keys name controls there are",
      by: .missingLabel, .tagCoverage, .unknownTag),
    .init("A7", "Names", "Automatic events are announced", by: .statusCoverage),
  ]

  private static let labels: [AccessibilityRequirement] = [
    .init("B1", "Labels", "They leave the kind of control out", by: .roleWord, needsWords: true),
    .init("B2", "Labels", "They leave states out that are spoken anyway", by: .stateWord, needsWords: true),
    .init("B3", "Labels", "They do not name a gesture", by: .gestureHint, needsWords: true),
    .init("B4", "Labels", "They begin with a capital, as sentences do", by: .lowercaseLabel, needsWords: true),
    .init("B5", "Labels", "They end without a stop", by: .labelPunctuation),
    .init("B6", "Labels", "They are at most one sentence", by: .labelSentence),
    .init("B7", "Labels", "They are short", by: .labelTooLong),
    .init("B8", "Labels", "They have no words in capitals", by: .allCaps),
    .init("B9", "Labels", "They have words for signs", by: .spokenSymbol),
    .init("B10", "Labels", "Spoken texts are not cut short", by: .spokenAbbreviation, needsWords: true),
    .init("B11", "Labels", "Nothing invisible is in them", by: .zeroWidth, .controlCharacter),
    .init("B12", "Labels", "They are one line", by: .spokenLineBreak),
    .init("B13", "Labels", "Chinese and Japanese keep to their characters", by: .hanVariantMix),
  ]

  private static let hints: [AccessibilityRequirement] = [
    .init("C1", "Hints", "They say what happens and command nothing", by: .hintForm, needsWords: true),
    .init("C2", "Hints", "They end with a stop", by: .hintStop),
    .init("C3", "Hints", "They do not name a gesture", by: .gestureHint, needsWords: true),
    .init("C4", "Hints", "They do not repeat the label", by: .hintRepeatsLabel),
    .init("C5", "Hints", "They leave the kind of control out", by: .roleWord, needsWords: true),
    .init("C6", "Hints", "They are one sentence, not much longer than a label", by: .hintLength),
    .init(
      "C7", "Hints", "A control with a hint has a name besides", by: .missingLabel, .missingKey,
      limit: "whether a hint says what the label should, people have to judge"),
  ]

  private static let values: [AccessibilityRequirement] = [
    .init(
      "D1", "Values and times", "What changes is a value, not in the label", by: .valueInLabel,
      limit: "a countdown that is drawn is its own label"),
    .init("D2", "Values and times", "Label or value changes with the state, not both", by: .labelAndValue),
    .init(
      "D3", "Values and times", "Times are spoken in words, not as on a clock", by: .clockInSpeech, .unspokenTime,
      .timeAsDrawn),
    .init(
      "D4", "Values and times", "Units are written in full, with plural forms", by: .spokenAbbreviation,
      .pluralCandidate, .pluralMissingCategory, needsWords: true),
    .init("D5", "Values and times", "Prefixes read on into the time", by: .prefixForm),
    .init("D6", "Values and times", "Percentages are written as in the language", by: .foreignPercent),
    .init(
      "D7", "Values and times", "Repeated announcements say only what changes",
      by: .wordyAnnouncement),
  ]

  private static let sets: [AccessibilityRequirement] = [
    .init("E1", "Texts together", "Controls on screen together have different labels", by: .duplicateLabel),
    .init("E2", "Texts together", "One thing has one name", by: .inconsistentTerm, .durationWording),
    .init("E3", "Texts together", "Labels and what people say contain what is drawn", by: .nameMismatch, .inputLabels),
    .init("E4", "Texts together", "Prompts name controls as their labels do", by: .promptNamesControl),
    .init("E5", "Texts together", "Labels side by side differ in their first word", by: .sameBeginning),
    .init(
      "E6", "Texts together", "The two labels of a control are built alike", by: .unevenStates,
      limit: "in languages whose verbs show by their endings"),
  ]

  private static let contents: [AccessibilityRequirement] = [
    .init("F1", "Contents", "No text relies only on place or color", by: .directionWord, needsWords: true),
    .init("F2", "Contents", "No device is asked for", by: .deviceWord, needsWords: true),
    .init("F3", "Contents", "Nothing is for developers only", by: .developerText),
    .init("F4", "Contents", "Errors say how to go on", by: .errorAdvice),
    .init("F5", "Contents", "Brands are spelled as their owners do", by: .brandName, .misspelledBrand, .glossary),
    .init("F6", "Contents", "Seeking is not called searching", by: .seekIsNotSearch, needsWords: true),
    .init("F7", "Contents", "A position is not called the time of day", by: .clockTimeSense, needsWords: true),
    .init(
      "F8", "Contents", "Arguments in another language are marked as such",
      limit: "programs pass them; their languages are in no table"),
    .init(
      "F9", "Contents", "Arguments are kept apart from right-to-left text", by: .bidiUnisolatedArgument,
      .bidiUnbalanced, .bidiOverride),
    .init("F10", "Contents", "Quotation marks are those of the language", by: .foreignQuotes),
  ]

  private static let words: [AccessibilityRequirement] = [
    .init(
      "G1", "Words of every language", "Button, slider, switch, tab, link, image", by: .roleWord,
      needsWords: true),
    .init("G2", "Words of every language", "Tap, click, hold, swipe, drag", by: .gestureHint, needsWords: true),
    .init("G3", "Words of every language", "Selected, ticked, dimmed", by: .stateWord, needsWords: true),
  ]
}
