import L10nSyntax

/// Utterances in the Speech Synthesis Markup Language. Source: SSML 1.1, W3C Recommendation.
package enum SpeechMarkup {
  /// A document of utterances: a paragraph each, a sentence for each part, runs of other languages in `lang`, and
  /// pronunciations in `phoneme`.
  package static func document(of utterances: [Utterance]) -> String {
    let language = utterances.first?.locale.tag.description ?? "und"
    var text =
      "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"\(XMLText.attribute(language))\">\n"
    for utterance in utterances {
      let tag = utterance.locale.tag.description
      text += "<p xml:lang=\"\(XMLText.attribute(tag))\">"
      for part in utterance.parts {
        let words = part.runs.map(\.text).joined().asContent
        if let sounds = part.pronunciation {
          text += "<s><phoneme alphabet=\"ipa\" ph=\"\(sounds.asAttribute)\">\(words)</phoneme></s>"
        } else {
          text += "<s>\(runs(of: part, in: tag, element: "lang"))</s>"
        }
      }
      text += "</p>\n"
    }
    return text + "</speak>\n"
  }

  /// An utterance as eSpeak NG takes it: it switches voices at `voice` alone, and knows no `phoneme`, but its own signs in
  /// brackets.
  ///
  /// - Parameter phonemes: those signs for a pronunciation; `nil` where it has none, and says the text.
  package static func espeak(_ utterance: Utterance, phonemes: (String) -> String?) -> String {
    let tag = utterance.locale.tag.description
    let sentences = utterance.parts.map { part in
      let sounds = part.pronunciation.flatMap(phonemes).map { "[[\($0.asContent)]]" }
      return "<s>\(sounds ?? runs(of: part, in: tag, element: "voice"))</s>"
    }
    return "<speak>\(sentences.joined())</speak>"
  }

  private static func runs(of part: Utterance.Part, in language: String, element: String) -> String {
    part.runs.map { run in
      let words = run.text.asContent
      return run.language == language
        ? words : "<\(element) xml:lang=\"\(XMLText.attribute(run.language))\">\(words)</\(element)>"
    }.joined()
  }
}

extension String {
  /// The text between tags; what XML cannot hold is left out.
  fileprivate var asContent: String { XMLText.content(speakable) }

  /// The value of an attribute; what XML cannot hold is left out.
  fileprivate var asAttribute: String { XMLText.attribute(String(String.UnicodeScalarView(speakable))) }

  /// What XML can hold, with spaces for tabs and line ends.
  private var speakable: [Unicode.Scalar] {
    unicodeScalars.filter(XMLText.isAllowed).map { $0.value < 0x20 ? " " : $0 }
  }
}
