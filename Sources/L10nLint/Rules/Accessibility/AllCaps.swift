import L10nCore

extension Rule {
  static let allCaps: Rule = Rule(
    id: "a11y-all-caps", severity: .warning, use: .forSpeech,
    summary: "A text that is spoken has a word in capitals."
  ) { context, settings in
    context.spokenTexts(SpokenKind.spoken, under: settings).compactMap { text in
      guard text.text.traits.contains(.capitals) || text.text.traits.contains(.nonASCII),
        let word = text.string.shoutedWord(except: settings.allowedTexts),
        !context.keeps(word, of: text)
      else { return nil }
      return Diagnostic(
        "\(text.name) has a word in capitals", at: word, in: text, of: context,
        help: "write small letters, and let the interface draw capitals")
    }
  }
}

extension LintContext {
  /// Whether most other languages, and at least two, contain the same word: then it is a name.
  fileprivate func keeps(_ word: Range<Int>, of text: SpokenText) -> Bool {
    let utf8 = text.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: word.lowerBound)
    let name = text.string[start..<utf8.index(start, offsetBy: word.count)]
    let others = catalog.locales.indices.compactMap { locale -> Bool? in
      guard let entry = catalog.entries(locale: locale, layer: nil)[text.entry.id], entry.file !== text.entry.file
      else {
        return nil
      }
      return entry.texts.contains { $0.text.contains(name) }
    }
    return others.count >= 2 && others.count { $0 } * 4 >= others.count * 3
  }
}

extension String {
  /// The first word of four or more letters, all capitals, that is not an abbreviation, in UTF-8 offsets.
  fileprivate func shoutedWord(except allowed: Set<String>) -> Range<Int>? {
    var offset = 0
    var start = 0
    var word: [Unicode.Scalar] = []
    func isShouted() -> Bool {
      let name = String(String.UnicodeScalarView(word))
      return word.count >= 4 && word.allSatisfy(\.properties.isUppercase) && !acronyms.contains(name)
        && !allowed.contains(name)
        && !BrandNames.unmistakable.contains { $0.uppercased() == name }
    }
    for scalar in unicodeScalars {
      if scalar.isLetterOrDigit || scalar == "_" {
        if word.isEmpty { start = offset }
        word.append(scalar)
      } else {
        if isShouted() { return start..<offset }
        word = []
      }
      offset += UTF8.width(scalar)
    }
    return isShouted() ? start..<offset : nil
  }
}

/// Abbreviations of four or more letters that are spelled out in speech or have become words.
private let acronyms: Set<String> = [
  "ASCII", "AVIF", "BIOS", "CSRF", "DHCP", "DSGVO", "EPUB", "FIFA", "GDPR", "GPRS", "HDMI", "HDTV", "HEIC", "HEVC",
  "HTML", "HTTP", "HTTPS", "IBAN", "ICAO", "IMAP", "IMDB", "IPTV", "ISBN", "JPEG", "JSON", "LGBT", "LGBTQ", "LGPD",
  "LPCM", "MIDI", "MPEG", "NASA", "NATO", "OAUTH", "OLED", "OPML", "RGPD", "RTMP", "SEPA", "SMTP", "TIFF", "TOTP",
  "UEFA", "UUID", "VOIP", "WEBP", "WIFI", "WLAN", "XHTML", "XLSX",
]
