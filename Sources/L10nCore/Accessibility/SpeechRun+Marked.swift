import L10nRuntime

extension [SpeechRun] {
  /// The text with a language tag before each run in another language: `Lecture avec [en: AirPlay]`.
  package var marked: String {
    map { run in run.language.map { "[\($0): \(run.text)]" } ?? run.text }.joined()
  }
}
