/// A language, script and region with nothing left unsaid, and which of them the tag itself said.
///
/// Equality includes what was said: `en` and `en-US` are different keys of a locale matcher, so that an exact
/// match wins over an equivalent one.
struct MaximalSubtags: Hashable, Sendable {
  /// Which of the three subtags the tag itself wrote.
  struct Given: Hashable, Sendable {
    var language = true
    var script = true
    var region = true

    /// How far apart two tags with equal maximal subtags are, 0…7: a difference in language weighs most.
    func difference(from other: Given) -> Int {
      (language == other.language ? 0 : 4) + (script == other.script ? 0 : 2) + (region == other.region ? 0 : 1)
    }
  }

  let language: String
  let script: String
  let region: String
  var given = Given()

  /// Whether all three subtags are equal, whoever wrote them.
  func isEquivalent(to other: MaximalSubtags) -> Bool {
    language == other.language && script == other.script && region == other.region
  }
}

extension MaximalSubtags {
  /// What ICU's locale matcher compares for a tag.
  ///
  /// A pseudo-locale (`en-XA`, `ar-XB`, `de-psaccent`) gets marked subtags, so that it matches only itself.
  init(_ tag: LanguageTag) {
    let region = tag.region ?? ""
    let script = tag.script ?? ""
    if let mark = PseudoLocaleMark(tag) {
      self.init(
        language: mark.prefix + tag.language, script: mark.prefix + script,
        region: region.isEmpty ? mark.region : region, given: Given(region: !region.isEmpty))
    } else if tag.language == "und", script.isEmpty, region.isEmpty {
      self.init(language: "und", script: "", region: "")
    } else {
      self = LikelySubtags.maximal(language: tag.language, script: script, region: region)
    }
  }
}

/// How ICU sets the subtags of a pseudo-locale apart from those of real ones.
private enum PseudoLocaleMark {
  case accents, bidi, cracked

  init?(_ tag: LanguageTag) {
    switch (tag.region, tag.variants) {
    case ("XA", _), (_, ["psaccent"]): self = .accents
    case ("XB", _), (_, ["psbidi"]): self = .bidi
    case ("XC", _), (_, ["pscrack"]): self = .cracked
    default: return nil
    }
  }

  var prefix: String {
    switch self {
    case .accents: "'"
    case .bidi: "+"
    case .cracked: ","
    }
  }

  var region: String {
    switch self {
    case .accents: "XA"
    case .bidi: "XB"
    case .cracked: "XC"
    }
  }
}
