import L10nCore
import L10nPages
import L10nWorkspace

/// Records utterances with eSpeak NG, and writes the sound with a page that plays it.
struct Recording {
  private let report: PageReport
  private let reader: ScreenReader
  private let verbosity: VerbosityOptions

  init(_ report: PageReport, _ reader: ScreenReader, _ verbosity: VerbosityOptions) {
    (self.report, self.reader, self.verbosity) = (report, reader, verbosity)
  }

  /// Writes the files into a folder.
  ///
  /// - Throws: exit status 2, with a message, if no speech program is installed, or a file cannot be written.
  func write(_ utterances: [Utterance], to target: String) throws {
    let spoken: [Spoken]
    do {
      guard let program = try SpeechProgram.installed() else {
        throw Terminal.failure(
          "nothing can be said aloud: eSpeak NG is not installed",
          help:
            "install espeak-ng, or name the program in \(SpeechProgram.variable); without --output the words are printed"
        )
      }
      spoken = try ProgressLine.standard.during("saying \(utterances.count.counted("text"))") {
        try say(utterances, program)
      }
    } catch let error as ProgramError {
      throw Terminal.failure("nothing was written: \(error)")
    }
    let page = report.playlist(of: spoken.map { ($0.utterance, $0.file) }, by: reader)
    let folder = OwnedFolder(target, listName: ".l10n-speak", suffixes: [".wav", ".html"])
    let files = [("index.html", Array(page.utf8))] + spoken.map { ($0.file, $0.sound) }
    try folder.publish(files.map { (name: $0.0, bytes: $0.1) }, as: "file", verbosity)
  }

  private typealias Spoken = (utterance: Utterance, file: String, sound: [UInt8])

  /// The sound of each utterance; a note names the languages without a voice.
  private func say(_ utterances: [Utterance], _ program: SpeechProgram) throws -> [Spoken] {
    var names: Set<String> = []
    var silent: [String] = []
    let wanted = utterances.compactMap { utterance -> (utterance: Utterance, voice: String, file: String)? in
      guard let voice = program.voice(for: Self.tags(of: utterance.locale)) else {
        if !silent.contains(utterance.locale.directory) { silent.append(utterance.locale.directory) }
        return nil
      }
      return (utterance, voice, Self.file(for: utterance, &names))
    }
    for name in silent { Terminal.report(note: "'\(name)' is not said: eSpeak NG has no voice for it") }
    let sounds = wanted.concurrentMap { utterance, voice, _ in
      Result {
        let markup = SpeechMarkup.espeak(utterance) { Self.phonemes(for: $0, program, voice) }
        return try program.sound(of: markup, voice: voice)
      }
    }
    return try zip(wanted, sounds).map { ($0.utterance, $0.file, try $1.get()) }
  }

  /// The program's phonemes for a pronunciation, if its voice speaks them as intended.
  private static func phonemes(for pronunciation: String, _ program: SpeechProgram, _ voice: String) -> String? {
    guard let signs = EspeakPhonemes.signs(for: pronunciation),
      let said = try? program.phonetics(of: "[[\(signs)]]", voice: voice),
      EspeakPhonemes.isSame(said, pronunciation)
    else { return nil }
    return signs
  }

  /// The tags that a voice for a locale may have, the best first: eSpeak has Mandarin for Chinese, and Cantonese for
  /// Hong Kong.
  private static func tags(of locale: CatalogLocale) -> [String] {
    let tag = locale.tag
    let chinese = tag.language == "zh" ? [tag.region == "HK" ? "yue" : "cmn"] : []
    let regional = tag.region.map { ["\(tag.language)-\($0)"] } ?? []
    return chinese + [tag.description] + regional + [tag.language]
  }

  /// `ar-buttonPlayback-pause.wav`: a character that some file system does not allow becomes a hyphen.
  private static func file(for utterance: Utterance, _ taken: inout Set<String>) -> String {
    let parts = [utterance.locale.directory, utterance.control] + [utterance.state].compactMap { $0 }
    let plain = String(
      parts.joined(separator: "-").map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "-" })
    var (name, number) = (plain, 2)
    while !taken.insert(name.lowercased()).inserted {
      name = "\(plain)-\(number)"
      number += 1
    }
    return name + ".wav"
  }
}
