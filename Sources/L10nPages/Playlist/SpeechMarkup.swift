import StringsFormat

/// Utterances in the Speech Synthesis Markup Language. Source: SSML 1.1, W3C Recommendation.
package enum SpeechMarkup {
  /// A document of utterances: a paragraph each, a sentence for each part, runs of other languages in `lang`, and
  /// pronunciations in `phoneme`.
  package static func document(of utterances: [Utterance]) -> String {
    let language = utterances.first?.locale.tag.description ?? "und"
    var text =
      "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"\(language.escapedForXML)\">\n"
    for utterance in utterances {
      let tag = utterance.locale.tag.description
      text += "<p xml:lang=\"\(tag.escapedForXML)\">"
      for part in utterance.parts {
        let words = part.runs.map(\.text).joined().escapedForXML
        if let sounds = part.pronunciation {
          text += "<s><phoneme alphabet=\"ipa\" ph=\"\(sounds.escapedForXML)\">\(words)</phoneme></s>"
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
      let sounds = part.pronunciation.flatMap(phonemes).map { "[[\($0.escapedForXML)]]" }
      return "<s>\(sounds ?? runs(of: part, in: tag, element: "voice"))</s>"
    }
    return "<speak>\(sentences.joined())</speak>"
  }

  private static func runs(of part: Utterance.Part, in language: String, element: String) -> String {
    part.runs.map { run in
      let words = run.text.escapedForXML
      return run.language == language
        ? words : "<\(element) xml:lang=\"\(run.language.escapedForXML)\">\(words)</\(element)>"
    }.joined()
  }
}

extension String {
  /// The text with what XML reads as markup written as references; what it cannot hold is left out.
  fileprivate var escapedForXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
