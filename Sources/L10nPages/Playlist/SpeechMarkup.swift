import L10nSyntax

/// Utterances in the Speech Synthesis Markup Language. Source: SSML 1.1, W3C Recommendation.
package enum SpeechMarkup {
  /// A document of utterances: a paragraph for each, a sentence for each part, `lang` for runs of other languages, and
  /// `phoneme` for pronunciations.
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

  /// An utterance in eSpeak NG's dialect: it only switches voices at `voice`, and instead of `phoneme` it reads its own
  /// phonemes in brackets.
  ///
  /// - Parameter phonemes: returns these for a pronunciation; `nil` if it has none, and the text is spoken.
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
  /// The text between tags, without characters that XML does not allow.
  fileprivate var asContent: String { XMLText.content(speakable) }

  /// The value of an attribute, without characters that XML does not allow.
  fileprivate var asAttribute: String { XMLText.attribute(String(String.UnicodeScalarView(speakable))) }

  /// The characters that XML allows, with spaces for tabs and line ends.
  private var speakable: [Unicode.Scalar] {
    unicodeScalars.filter(XMLText.isAllowed).map { $0.value < 0x20 ? " " : $0 }
  }
}
