import L10nCore
import L10nRuntime

extension Rule {
  static let hintStop = Rule(
    id: "a11y-hint-stop", severity: .note,
    summary: "A hint does not end with a full stop.",
    rationale: "A screen reader drops its voice at the stop, so that its users hear where the hint ends.",
    sources: ["Apple, Making Your iOS App Accessible: hints are sentences"], isFixable: true,
    examples: [
      .bad(
        [
          "en.lproj/Player.strings": #""a.hint" = "Plays the video.";"#,
          "fr.lproj/Player.strings": #""a.hint" = ⟦"Lit la vidéo"⟧;"#,
          "ja.lproj/Player.strings": #""a.hint" = ⟦"動画を再生します"⟧;"#,
          "zh-Hans.lproj/Player.strings": #""a.hint" = ⟦"播放视频"⟧;"#,
          "ar.lproj/Player.strings": #""a.hint" = ⟦"يشغّل الفيديو"⟧;"#,
        ],
        fixed: [
          "fr.lproj/Player.strings": #""a.hint" = "Lit la vidéo.";"#,
          "ja.lproj/Player.strings": #""a.hint" = "動画を再生します。";"#,
          "zh-Hans.lproj/Player.strings": #""a.hint" = "播放视频。";"#,
          "ar.lproj/Player.strings": #""a.hint" = "يشغّل الفيديو.";"#,
        ]),
      .bad([
        "en.lproj/Player.strings": #""a.hint" = ⟦"Plays the video from its beginning"⟧;"#,
        "ko.lproj/Player.strings": #""a.hint" = ⟦"동영상을 처음부터 다시 재생합니다"⟧;"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.hint" = "Plays the video.";
        "b.hint" = "Does it loop?";
        "c.hint" = "Opens “More.”";
        "d.label" = "Play";
        "e.hint" = "Browsing menu";
        "f.hint" = "";
        "g.hint" = "Lets you choose …";
        """#,
        "zh-Hant.lproj/Player.strings": #""a.hint" = "播放影片。";"#,
        "th.lproj/Player.strings": #""a.hint" = "เล่นวิดีโอนี้";"#,
      ]),
    ]
  ) { context in
    let words = context.spokenWords
    return context.spokenTexts(.hint).compactMap { text in
      guard let speech = words[text.text.language]?.speech,
        let last = text.string.unicodeScalars.last(where: { !$0.isInvisible }),
        last.isLetterOrDigit || last == "@", text.string.unicodeScalars.last == last
      else { return nil }
      let isLost = context.catalog.developmentEntries[text.entry.id]?.plainText.map(\.endsWithStop) ?? false
      guard isLost || text.string.isSentenceLike else { return nil }
      let end = text.string.utf8.count
      return RuleFinding(
        "\(text.name) does not end with '\(speech.stop)'", atWhole: text, of: context, help: "add it",
        fix: isLost ? text.text.fix("end the hint with a stop", end..<end, with: String(speech.stop)) : nil)
    }
  }
}

extension String {
  fileprivate var endsWithStop: Bool { unicodeScalars.last.map { ".。".unicodeScalars.contains($0) } ?? false }

  /// Whether the text is long enough to be no mere name: four words, or eight characters of a script without spaces.
  fileprivate var isSentenceLike: Bool {
    let words = split { $0.isWhitespace }
    return words.count >= 4
      || words.count == 1 && unicodeScalars.count >= 8 && !unicodeScalars.contains(where: \.isASCII)
  }
}
